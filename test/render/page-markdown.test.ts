import { describe, expect, test } from 'vitest';
import { fillIn } from '../../src/render/markdown/page.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

describe('fillIn', () => {
	const catalog = catalogOf([]);

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
});
