import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { schemaValidator } from './support/schema-validator.ts';

interface Form {
	readonly name: string;
	readonly body: readonly { readonly id?: string; readonly attributes: { readonly label?: string } }[];
}

const problems = schemaValidator('issue-form');
const forms = globSync('.github/ISSUE_TEMPLATE/*.yml').map((file) => parse(readFileSync(file, 'utf8')) as Form);

test.each(forms)('the form "$name" is one that GitHub accepts, with ids and labels that differ', (form) => {
	expect(problems(form)).toBe('');
	for (const values of [form.body.map(({ id }) => id), form.body.map(({ attributes }) => attributes.label)]) {
		const given = values.filter((value) => value !== undefined);
		expect(given).toEqual([...new Set(given)]);
	}
});

test('a form without a label is found out', () => {
	const form = { name: 'A', description: 'B', body: [{ type: 'input', attributes: {} }] };
	expect(problems(form)).toContain("must have required property 'label'");
});
