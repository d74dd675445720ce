import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { checkDraft } from '../../src/drafts/check-draft.ts';
import type { Draft } from '../../src/drafts/draft.ts';
import { draftFile } from '../../src/drafts/draft-file.ts';
import { contentFolder } from '../content/content-folder.ts';
import { complete, likelyDraft, vocabulary } from './sample.ts';

const folder = contentFolder();

/** The product that the content reader finds in the file of a draft. */
function readBack(draft: Draft) {
	const { path, text } = draftFile(draft, vocabulary);
	const file = join(folder, path.replace(/^content\//, ''));
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
	try {
		return readContent(folder).products[0];
	} finally {
		rmSync(file);
	}
}

describe('draftFile', () => {
	test('never holds an approval, whatever a draft says', () => {
		const approvals = { first_launched_on: '2026-01-01', approved: true, launches: [{ approved: true }], votes: 9 };
		const report = checkDraft({ ...complete, ...approvals }, vocabulary, []);
		expect(report.problems.map(({ field, code }) => [field, code])).toEqual(
			Object.keys(approvals).map((field) => [field, 'unknown_field']),
		);
		expect(draftFile(report.draft, vocabulary)).toEqual(draftFile(complete, vocabulary));
		expect(draftFile(complete, vocabulary).text).not.toMatch(/first_launched_on|approved|votes/);
	});

	test('has an empty front matter while the draft is empty', () => {
		expect(draftFile({}, vocabulary).text).toBe('---\n---\n');
	});

	test('is a content file that waits for approval', () => {
		expect(draftFile(complete, vocabulary)).toEqual({
			path: 'content/products/acme-notes.md',
			text: `---
name: Acme Notes
tagline: Notes that write back
categories:
  - writing
pricing_model: free
price_label: Free, then $8 a month
maker: Ada Example
website_url: https://acme.example
launches:
  - period: 2026-w47
    plan: free
---
# Notes

They write *back*.
`,
		});
	});

	test('of a valid draft passes the content check and reads back the same', () => {
		let valid = 0;
		fc.assert(
			fc.property(likelyDraft, (input) => {
				const report = checkDraft(input, vocabulary, []);
				if (!report.valid) return;
				valid++;
				const { description, period, plan = 'free', slug = report.suggested_slug, ...fields } = report.draft;
				const product = readBack(report.draft);
				expect(product?.slug).toBe(slug);
				expect(product?.body).toBe(description ?? '');
				expect(product?.frontMatter).toMatchObject(fields);
				expect(product?.frontMatter.launches).toMatchObject(period ? [{ period, plan, approved: false }] : []);
			}),
			// A line and then a word with a colon would be a second front matter.
			{ numRuns: 400, examples: [[{ ...complete, description: '---\na: b' }]] },
		);
		expect(valid).toBeGreaterThan(100);
	});
});
