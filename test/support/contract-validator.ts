import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractPaths } from '../../src/verify/contract-schemas.ts';

/** Says what is wrong with the body of a 200 in the strict reading of the contract; empty when nothing is. */
export function contractValidator(path: string): (body: unknown) => string {
	const contract = contractPaths(parse(readFileSync('src/contract/openapi.yaml', 'utf8')));
	const validate = contract.find((entry) => entry.path === path)?.validate;
	if (!validate) throw new Error(`The contract has no path ${path}.`);
	return (body) => (validate(body) ? '' : JSON.stringify(validate.errors));
}
