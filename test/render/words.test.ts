/** What a board says in its own words on pages of the software. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/build/check/check-content.ts';
import { contentFolder } from '../content/content-folder.ts';
import { catalogIn, markdownAt } from '../support/catalog.ts';

const home =
	'---\ntitle: Welcome\ndescription: Tools for makers.\n---\nRead [about](/about#us) and [the week](#week).\n';
const about = '---\ntitle: About\ndescription: Us.\n---\n## Us\n';
const files = { 'pages/home.md': home, 'pages/about.md': about };

describe('pages/home.md', () => {
	test('is above the board on the first page, and has no page of its own', () => {
		const catalog = catalogIn(files);
		expect(catalog.pages.map(({ slug }) => slug)).toEqual(['about']);
		expect(markdownAt(catalog, '/')).toContain(
			'Tools for makers.\n\n## Welcome\n\nRead [about](https://catalog.example/about.md#us) and [the week](https://catalog.example/index.md#week).',
		);
		expect(markdownAt(catalogIn({ 'pages/about.md': about }), '/')).not.toContain('Welcome');
	});

	test('has links that are checked as those of the first page', () => {
		const contentDir = contentFolder({ ...files, 'pages/home.md': `${home}[x](missing)\n` });
		expect(() => checkContent({ contentDir, date: '2026-11-20' })).toThrow('Links to `missing`');
		// The first page has more anchors than its text: a build knows all of them.
		const { warnings } = checkContent({ contentDir: contentFolder(files), date: '2026-11-20' });
		expect(warnings.filter(({ message }) => message.startsWith('Links to'))).toEqual([]);
	});
});

test('the text of a category is on the first page of its products, marked as words of the editors', () => {
	const catalog = catalogIn({ 'categories/writing.md': '---\nname: Writing\n---\nEditors, *not* printers.\n' });
	expect(markdownAt(catalog, '/categories/writing')).toContain(
		"In the editors' words:\n\n```markdown\nEditors, *not* printers.\n```",
	);
	expect(markdownAt(catalogIn(), '/categories/writing')).not.toContain('words:');
});
