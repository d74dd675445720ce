import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Says what is wrong with a document of the format that `test/schemas` names so; empty when nothing is. */
export function schemaValidator(name: string): (document: unknown) => string {
	const ajv = new Ajv2020({ allErrors: true, strictTypes: false, strictRequired: false });
	addFormats.default(ajv);
	const schema = JSON.parse(readFileSync(`test/schemas/${name}.schema.json`, 'utf8')) as object;
	const validate = ajv.compile(schema);
	return (document) => (validate(document) ? '' : ajv.errorsText(validate.errors));
}
