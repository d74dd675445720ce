import { describe, expect, test } from 'vitest';
import type { Placement } from '../../src/catalog/catalog.ts';
import { movementInWords, movementOf, rankingHistory } from '../../src/render/movement.ts';

const placement = (slug: string, starts_on: string, position: number): Placement => ({
	launch_period: { slug, name: slug, status: 'finished', starts_on, ends_on: starts_on, has_places: true },
	...{ position, score: 1, votes: 1, comments: 0 },
});
/** Newest first. */
const launches = [
	placement('2026-w47', '2026-11-16', 2),
	placement('2026-w46', '2026-11-09', 5),
	placement('2025-w50', '2025-12-08', 5),
	placement('2025-w01', '2024-12-30', 1),
];

describe('movementOf', () => {
	test('compares a place with that of the launch before, however long ago it was', () => {
		expect(launches.map(({ launch_period }) => movementOf(launches, launch_period.slug))).toEqual([
			{ up: 3, since: '2026-w46' },
			{ up: 0, since: '2025-w50' },
			{ up: -4, since: '2025-w01' },
			undefined,
		]);
	});
});

describe('rankingHistory', () => {
	test('ends with the week of the page, oldest place first', () => {
		expect(rankingHistory(launches, '2026-w46')).toEqual([
			{ starts_on: '2024-12-30', position: 1 },
			{ starts_on: '2025-12-08', position: 5 },
			{ starts_on: '2026-11-09', position: 5 },
		]);
		expect(rankingHistory(launches, '2026-w47')).toHaveLength(4);
	});

	test('holds the latest 52 launches at most', () => {
		const many = Array.from({ length: 80 }, (_, week) => placement(`week-${80 - week}`, '2026-01-05', 80 - week));
		const history = rankingHistory(many, 'week-80');
		expect([history?.length, history?.[0]?.position, history?.at(-1)?.position]).toEqual([52, 29, 80]);
	});
});

describe('movementInWords', () => {
	test('says how many places and since which week, with the year where it is another', () => {
		expect(movementInWords({ up: 3, since: '2026-w46' }, '2026-w47')).toBe('up 3 since week 46');
		expect(movementInWords({ up: -1_204, since: '2026-w02' }, '2026-w47')).toBe('down 1,204 since week 2');
		expect(movementInWords({ up: 0, since: '2025-w50' }, '2026-w01')).toBe('same place as in week 50 of 2025');
	});
});
