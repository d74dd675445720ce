import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/content/schemas/week.ts';
import { counted, grouped } from '../../src/contract/text.ts';
import { dateRange, daysOfYear, longDate } from '../../src/render/dates.ts';
import { historyChart } from '../../src/render/history-chart.ts';
import { renderProse } from '../../src/render/html/prose.ts';
import { laterPages, pageOf, pagePath } from '../../src/render/pagination.ts';
import { editUrl } from '../../src/render/props/layout.ts';
import { isoWeekSlug } from '../../src/routes/iso-week.ts';
import { placementIn } from '../support/synthetic-catalog.ts';

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

	test('have a path each', () => {
		expect([1, 2].map((page) => pagePath('/products', page))).toEqual(['/products', '/products/page/2']);
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

describe('the chart of a history', () => {
	const launch = (week: number, position: number) =>
		placementIn(isoWeekSlug(addDays('2025-12-29', 7 * (week - 1))), position);

	test('runs from the first launch to the last, the better the higher', () => {
		const chart = historyChart([launch(9, 4), launch(2, 1)]);
		const [first, last] = chart?.points ?? [];
		expect([first?.place, last?.place]).toEqual(['1', '4']);
		expect(first && last && first.x < last.x && first.y < last.y).toBe(true);
		expect(chart?.label).toBe('Place 1 in Week 2, place 4 in Week 9; at best place 1.');
	});

	test('draws every launch where its date is, however many there are', () => {
		const weeks = [1, 2, 3, 5, 8, 13, 14, 21, 22, 23, 34, 40, 41, 42, 52];
		const chart = historyChart(weeks.toReversed().map((week) => launch(week, 1 + (week % 9))));
		const xs = (chart?.points ?? []).map(({ x }) => x);
		const [first = 0, last = 0] = [xs[0], xs.at(-1)];
		expect(xs.map((x) => Math.round((51 * (x - first)) / (last - first)) + 1)).toEqual(weeks);
	});

	test('has a dotted line over weeks in which the product was not launched, and says so', () => {
		const chart = historyChart([launch(9, 4), launch(3, 1), launch(2, 2)]);
		expect(chart?.lines.map(({ isGap }) => isGap)).toEqual([false, true]);
		expect(chart?.caption).toBe(
			'Its places in 3 weeks, from Week 2 to Week 9. Dotted lines lead over weeks in which it has no place.',
		);
		expect(historyChart([launch(3, 1), launch(2, 2)])?.caption).toBe('Its places in 2 weeks, from Week 2 to Week 3.');
	});

	test('writes the last place, the first and the best before others, and none over another one', () => {
		const weeks = fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { minLength: 2, maxLength: 60 });
		fc.assert(
			fc.property(weeks, (chosen) => {
				const launches = chosen.sort((a, b) => b - a).map((week) => launch(week, 100 + ((week * 7) % 31)));
				const points = historyChart(launches)?.points ?? [];
				expect(points.at(-1)?.place).not.toBe('');
				const xs = points.flatMap(({ x, place }) => (place === '' ? [] : [x]));
				for (const [index, x] of xs.entries()) {
					// Places are rounded to tenths.
					if (index > 0) expect(Math.round((x - (xs[index - 1] ?? 0)) * 10) / 10).toBeGreaterThanOrEqual(64);
				}
			}),
		);
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

	test('puts a call beside its answer, and a table into a box of its own', () => {
		const { html } = renderProse('```sh\ncurl x\n```\n\n```json\n{}\n```\n\n| a |\n| - |\n| b |\n');
		const box = '<div class="code"><pre tabindex="0">.*</pre></div>';
		expect(html).toMatch(new RegExp(`^<div class="beside">${box}${box}</div>`, 's'));
		expect(html).toContain('<div class="scroll" tabindex="0"><table>');
	});
});
