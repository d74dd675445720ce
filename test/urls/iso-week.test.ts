import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/content/schemas/week.ts';
import { isMonday, isoWeekSlug } from '../../src/urls/iso-week.ts';

const dates = fc
	.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe('isoWeekSlug', () => {
	test.each([
		['2024-12-30', '2025-w01'],
		['2026-01-01', '2026-w01'],
		['2026-12-27', '2026-w52'],
		['2026-12-28', '2026-w53'],
	])('of %s is %s', (date, slug) => {
		expect(isoWeekSlug(date)).toBe(slug);
	});

	test('counts weeks from the Monday of the week that holds 4 January', () => {
		fc.assert(
			fc.property(dates, (date) => {
				const monday = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, -days)).find(isMonday) ?? '';
				const first = (year: number) => {
					const fourth = `${year}-01-04`;
					return [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(fourth, -days)).find(isMonday) ?? '';
				};
				const near = Number(date.slice(0, 4));
				const year = [near + 1, near, near - 1].find((candidate) => first(candidate) <= monday) ?? 0;
				let week = 1;
				for (let start = first(year); start < monday; start = addDays(start, 7)) week++;
				expect(isoWeekSlug(date)).toBe(`${year}-w${String(week).padStart(2, '0')}`);
			}),
		);
	});
});

test('isMonday knows a Monday from a Sunday and a Tuesday', () => {
	expect(['2026-11-15', '2026-11-16', '2026-11-17'].map(isMonday)).toEqual([false, true, false]);
});

test.each([
	['2026-12-31', 1, '2027-01-01'],
	['2028-02-28', 1, '2028-02-29'],
	['2026-03-01', -1, '2026-02-28'],
])('addDays to %s, %i of them, gives %s', (date, days, expected) => {
	expect(addDays(date, days)).toBe(expected);
});
