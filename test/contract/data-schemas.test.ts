import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { dataSchemasDocument } from '../../src/contract/data-schemas.ts';
import { inventedSite } from '../support/invented-site.ts';

test('the schemas describe the files under /data that agents read', async () => {
	const ajv = new Ajv2020({ allErrors: true });
	addFormats.default(ajv);
	const { site } = inventedSite();
	const described: string[] = [];
	for (const [name, schema] of Object.entries(dataSchemasDocument.$defs)) {
		const validate = ajv.compile(schema);
		const text = await site.read(`/data/${name}`);
		expect(validate(null)).toBe(false);
		if (text === undefined) continue;
		validate(JSON.parse(text));
		expect([name, validate.errors]).toEqual([name, null]);
		described.push(name);
	}
	expect(described).toEqual(expect.arrayContaining(['names.json', 'similar.json', 'winners.json']));
});
