import { describe, expect, test } from 'vitest';
import type { Placement } from '../../src/catalog/catalog.ts';
import { movementInWords, rankingHistory } from '../../src/render/movement.ts';

const placement = (slug: string, starts_on: string, position: number): Placement => ({
	launch_period: { slug, name: slug, status: 'finished', starts_on, ends_on: starts_on, has_places: true },
	...{ position, score: 1, votes: 1, comments: 0 },
});

describe('rankingHistory', () => {
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
