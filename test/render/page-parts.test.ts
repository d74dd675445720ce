import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, grouped } from '../../src/contract/text.ts';
import { dateRange, daysOfYear, longDate } from '../../src/render/dates.ts';
import { renderProse } from '../../src/render/html/prose.ts';
import { laterPages, pageOf } from '../../src/render/pagination.ts';
import { editUrl } from '../../src/render/props/layout.ts';

describe('dates', () => {
	test('say once what both ends share', () => {
		expect(longDate('2026-11-06')).toBe('6 November 2026');
		expect(dateRange('2026-11-16', '2026-11-22')).toBe('16–22 November 2026');
		expect(dateRange('2026-10-26', '2026-11-01')).toBe('26 October – 1 November 2026');
		expect(dateRange('2026-12-28', '2027-01-03')).toBe('28 December 2026 – 3 January 2027');
	});

	test('leave out a year that is said above them', () => {
		expect(daysOfYear('2026-11-16', '2026-11-22')).toBe('16–22 November');
		expect(daysOfYear('2026-10-26', '2026-11-01')).toBe('26 October – 1 November');
		expect(daysOfYear('2026-12-28', '2027-01-03')).toBe('28 December – 3 January');
	});
});

describe('counts', () => {
	test('agree with their noun and are grouped by thousands', () => {
		expect([0, 1, 2].map((count) => counted(count, 'vote'))).toEqual(['0 votes', '1 vote', '2 votes']);
		expect([999, 1_000, 1_234_567].map(grouped)).toEqual(['999', '1,000', '1,234,567']);
		expect([1_204.5, 0.25, 0].map(grouped)).toEqual(['1,204.5', '0.25', '0']);
	});
});

describe('pages of a list', () => {
	test('hold every entry once, in order', () => {
		fc.assert(
			fc.property(fc.nat(1_000), (count) => {
				const all = Array.from({ length: count }, (_, index) => index);
				const pages = [1, ...laterPages(all)].map((page) => pageOf(all, page));
				expect(pages.flatMap(({ items }) => items)).toEqual(all);
				expect(pages.every(({ pages: total }) => total === pages.length)).toBe(true);
			}),
		);
	});
});

describe('the address of an editor', () => {
	const forge = { repository: 'https://forge.example/a/b.git', branch: 'main' };
	test.each([
		['github', 'https://forge.example/a/b/edit/main/content/products/acme.md'],
		['gitea', 'https://forge.example/a/b/_edit/main/content/products/acme.md'],
		['gitlab', 'https://forge.example/a/b/-/edit/main/content/products/acme.md'],
	] as const)('is that of %s', (kind, url) => {
		expect(editUrl({ ...forge, kind }, 'products/acme.md')).toBe(url);
	});
});

describe('prose', () => {
	test('has headings that can be linked to, each by its own name', () => {
		const { html, sections } = renderProse('## Errors\n\na\n\n### Errors\n\n## Errors\n\n## 説明\n\n## 🎉\n');
		expect(sections).toEqual([
			{ id: 'errors', text: 'Errors' },
			{ id: 'errors-2', text: 'Errors' },
			{ id: '説明', text: '説明' },
			{ id: 'section', text: '🎉' },
		]);
		expect(html).toContain('<h3 id="errors-1"><a href="#errors-1">Errors</a></h3>');
	});
});
