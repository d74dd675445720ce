import { describe, expect, test } from 'vitest';
import { fillIn } from '../../src/render/markdown/page.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

describe('fillIn', () => {
	const catalog = {
		...catalogOf([]),
		extras: { images: true, search: true, feeds: false, lists: true, digests: true },
	};

	test('leaves out what the build does not make, and the marks of what it makes', () => {
		const source = 'a\n{if search}\nb\n{end}\n\n{if feeds}\nc\n{end}\nd\n';
		expect(fillIn(catalog, source)).toBe('a\nb\nd\n');
	});

	test('puts the reference of the content where a page wants it', () => {
		const filled = fillIn(catalog, '## Fields\n\n{content_fields}\n\nEnd.\n');
		expect(filled).toContain('## Fields\n\n### Product: `content/products/<slug>.md`\n\nA product with its launches.');
		expect(filled).toContain(
			'\n| `name` | text on one line, at most 80 characters; required | What the product is called. |\n',
		);
		expect(filled).toContain('JSON Schema: [`site.json`](/schemas/site.json).');
		expect(filled).toContain('JSON Schema: [`synonyms.json`](/schemas/synonyms.json).');
		expect(filled).toMatch(/, behind what has the word itself\. \|\n\nEnd\.\n$/);
	});

	test('leaves alone an `{if}` that never ends and an `{end}` that ends nothing', () => {
		expect(fillIn(catalog, '{end}\n{if feeds}\na\n')).toBe('{end}\n{if feeds}\na\n');
		expect(fillIn(catalog, 'a\n{if pictures}\nb\n{end}\n')).toBe('a\n{if pictures}\nb\n{end}\n');
	});
});
