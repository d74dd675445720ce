import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoWeekSlug } from '../../src/agents/a2a/calendar.ts';
import { isoWeekSlug as weekOfContent } from '../../src/content/schemas/iso-week.ts';

describe('isoWeekSlug of sentences', () => {
	test('is that of the content, which agents cannot import, for every date', () => {
		const dates = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
		fc.assert(
			fc.property(dates, (date) => {
				const day = date.toISOString().slice(0, 10);
				expect(isoWeekSlug(day)).toBe(weekOfContent(day));
			}),
		);
	});

	test('is none of a date that no calendar has', () => {
		for (const date of ['2026-02-30', '2026-13-01', '2026-00-10']) expect(isoWeekSlug(date)).toBeUndefined();
	});
});
