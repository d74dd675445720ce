import { describe, expect, test } from 'vitest';
import { addDays } from '../../src/content/schemas/calendar-date.ts';
import { movementInWords, rankingHistory } from '../../src/render/leaderboard.ts';
import { isoWeekSlug } from '../../src/routes/iso-week.ts';
import { placementIn } from '../support/synthetic-catalog.ts';

describe('rankingHistory', () => {
	test('holds the latest 52 launches at most', () => {
		const weeks = Array.from({ length: 80 }, (_, week) => addDays('2026-11-16', -7 * week));
		const launches = weeks.map((monday, index) => placementIn(isoWeekSlug(monday), 80 - index));
		const history = rankingHistory(launches, '2026-w47');
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
