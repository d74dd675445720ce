import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentReference } from '../../../scripts/content-reference.ts';
import { fieldsOf } from '../../../src/content/schemas/field-reference.ts';

describe('what is generated from the schemas of the content', () => {
	const generated = contentReference();

	test.each(Object.entries(generated))('%s is current: `npm run generate` writes it', (path, text) => {
		expect(readFileSync(path, 'utf8')).toBe(text);
	});

	test('is all there is in public/schemas', () => {
		const published = readdirSync('public/schemas').map((name) => `public/schemas/${name}`);
		expect(published).toEqual(
			Object.keys(generated)
				.filter((path) => path.startsWith('public/'))
				.sort(),
		);
	});
});

describe('the reference of the fields', () => {
	test('has every field in the order of its file, with its form, whether it is needed and what stands for it', () => {
		const facts = Object.fromEntries(fieldsOf('product').map((field) => [field.path, field]));
		expect(Object.keys(facts).slice(0, 3)).toEqual(['name', 'tagline', 'categories']);
		expect(facts['name']).toEqual({
			path: 'name',
			isRequired: true,
			form: 'text on one line, at most 80 characters',
			default: undefined,
			description: 'What the product is called.',
		});
		expect(facts['launches[].plan']).toMatchObject({
			form: 'slug, at most 80 characters',
			default: 'free',
			isRequired: false,
		});
		const forms = ['categories', 'website_url', 'icon', 'discoverable', 'first_launched_on', 'reviews_count'];
		expect(forms.map((path) => facts[path]?.form)).toEqual([
			'list of slugs, at least 1, at most 20',
			'`http` or `https` address, at most 2,000 characters',
			'slug with the ending `.png`, `.jpg` or `.webp`',
			'`true` or `false`',
			'date, such as `2026-11-09`',
			'whole number from 0',
		]);
		expect(facts['launches[].score']?.form).toBe('number from −1,000,000,000 to 1,000,000,000');
		expect(fieldsOf('site').find(({ path }) => path === 'forge.kind')?.form).toBe('one of `github`, `gitea`, `gitlab`');
	});
});
