import { describe, expect, test } from 'vitest';
import { counted, grouped } from '../../src/contract/text.ts';
import { renderProse } from '../../src/render/html/prose.ts';
import { editUrl } from '../../src/render/props/layout.ts';
import { daysOfYear } from '../../src/render/shared/dates.ts';
import { monogramOf } from '../../src/render/shared/monogram.ts';
import { countsText, withoutTagline } from '../../src/render/shared/product-text.ts';

test('dates leave out a year that is said above them', () => {
	expect(daysOfYear('2026-11-16', '2026-11-22')).toBe('16–22 November');
	expect(daysOfYear('2026-10-26', '2026-11-01')).toBe('26 October – 1 November');
	expect(daysOfYear('2026-12-28', '2027-01-03')).toBe('28 December – 3 January');
});

test('counts agree with their noun and are grouped by thousands', () => {
	expect([0, 1, 2].map((count) => counted(count, 'vote'))).toEqual(['0 votes', '1 vote', '2 votes']);
	expect([999, 1_000, 1_234_567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
	expect([1_204.5, 0.25, 0].map(grouped)).toEqual(['1,204.5', '0.25', '0']);
});

const forge = { repository: 'https://forge.example/a/b.git', branch: 'main' };
test.each([
	['github', 'https://forge.example/a/b/edit/main/content/pages/about.md'],
	['gitea', 'https://forge.example/a/b/_edit/main/content/pages/about.md'],
	['gitlab', 'https://forge.example/a/b/-/edit/main/content/pages/about.md'],
] as const)('the address of an editor is that of %s', (kind, url) => {
	expect(editUrl({ ...forge, kind }, 'pages/about.md')).toBe(url);
	expect(editUrl({ ...forge, kind, folder: '/boards/acme/' }, 'pages/about.md')).toBe(
		url.replace('content', 'boards/acme/content'),
	);
	expect(editUrl({ ...forge, kind }, 'products/acme.md')).toBe('/launch?edit=acme');
	expect(editUrl({ ...forge, kind }, 'products/acme.md', 'maker')).toBe('/launch?edit=acme#maker');
});

test('prose has headings that can be linked to, each by its own name', () => {
	const { html, sections } = renderProse('## Errors\n\na\n\n### Errors\n\n## Errors\n\n## 説明\n\n## 🎉\n');
	const found = sections.map(({ id, text }) => `${id} ${text}`);
	expect(found).toEqual(['errors Errors', 'errors-2 Errors', '説明 説明', 'section 🎉']);
	expect(html).toContain('<h3 id="errors-1"><a href="#errors-1">Errors</a></h3>');
});

describe('countsText', () => {
	test.for([
		[{ score: 17_580, votes: 17_578, comments: 4 }, '17,578 votes, 4 comments'],
		[{ score: 165, votes: 165, comments: 0 }, 'votes'],
		[{ score: 165, votes: 165, comments: 1 }, 'votes, 1 comment'],
		[{ score: 2, votes: 0, comments: 4 }, '4 comments'],
		[{ score: 9, votes: 0, comments: 0 }, ''],
	] as const)('says of %o what the score beside it does not: %s', ([figures, words]) => {
		expect(countsText(figures)).toBe(words);
	});

	test('names the votes where other scores of the list are not votes', () => {
		expect(countsText({ score: 9, votes: 9, comments: 0 }, false)).toBe('9 votes');
	});
});

describe('withoutTagline', () => {
	test.each([
		['Notes in one file.\n\nMore of it.', 'Notes in one file', 'More of it.'],
		['Notes in\none file\n\n[Source](https://acme.example)', 'Notes in one file.', '[Source](https://acme.example)'],
		['Notes in one file.', 'Notes in one file.', ''],
	])('leaves out a first paragraph that says the tagline once more: %j', (description, tagline, left) => {
		expect(withoutTagline(description, tagline)).toBe(left);
	});

	test.each([
		['Notes in one file, and more.', 'Notes in one file'],
		['Notes in one file', undefined],
	])('keeps every other text as it is: %j', (description, tagline) => {
		expect(withoutTagline(description, tagline)).toBe(description);
	});
});

test.for([
	...['Acme Notes AN', 'Dust Du', 'DuckBoard DB', 'open-notes on', '.NET NE', 'C++ C', '7-Zip 7Z', 'Ёлка Ёл'],
	...['E\u0301clair E\u0301c', '微信 微', '한글 한', 'نبض ن', 'हिन्दी हि', 'Notes 微信 No', '微信 Notes 微'],
	...['🚀 Rocket 🚀', '👩🏽‍🚀 👩🏽‍🚀', ' ?  ?', ' '],
])('monogramOf gives a name, here before the last space, letters: %s', (row) => {
	const at = row.lastIndexOf(' ');
	expect(monogramOf(row.slice(0, at)).join('')).toBe(row.slice(at + 1));
});
