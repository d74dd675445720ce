import { readContract } from '../../src/verify/contract.ts';

/** Says what is wrong with the body of a 200 in the strict reading of the contract; empty when nothing is. */
export function contractValidator(path: string): (body: unknown) => string {
	const validate = readContract().bodies.get(path);
	if (!validate) throw new Error(`The contract has no path ${path}.`);
	return (body) => (validate(body) ? '' : JSON.stringify(validate.errors));
}
