import { expect, test } from 'vitest';
import { findInContent } from '../../../src/build/check/check-content.ts';
import { contentFolder } from '../../content/content-folder.ts';
import { siteWith } from '../../support/own-fields.ts';
import { findingsOf } from './findings.ts';

test.each(['products', 'health', 'compare', 'saved', 'icons', 'theme', '404'])(
	'a page of editors cannot take the name %s from the software',
	(slug) => {
		const contentDir = contentFolder({ [`pages/${slug}.md`]: '---\ntitle: Mine\ndescription: Mine.\n---\n' });
		const { issues } = findInContent({ contentDir, date: '2026-11-20' });
		expect(issues).toEqual([
			expect.objectContaining({
				path: expect.stringMatching(`pages/${slug}.md$`),
				line: 2,
				message: `The site itself uses the path \`/${slug}\`. Rename the file.`,
			}),
		]);
	},
);

test('a field of the board cannot have the label of a fact, in its language', () => {
	const issues = (lang: string, label: string) =>
		findingsOf({ 'site.yaml': `${siteWith(`{ name: a, label: ${label}, type: text }`)}lang: ${lang}\n` }).issues;
	expect(issues('en', 'price')).toEqual([
		'content/site.yaml:18:23 fields[0].label: Pages already use `price`. Write another label.',
	]);
	expect(issues('de', 'Preis')).toHaveLength(1);
	expect(issues('de', 'Price')).toEqual([]);
});
