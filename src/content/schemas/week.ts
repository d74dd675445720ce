/** Weeks of the board: their files, the corrections of closed ones, and the days between them. */
import { z } from 'zod';
import { calendarDate, line, slug } from './text.ts';

const count = z.int().min(0);

/** Why the record of a closed week was changed, and what was published of the product until then. */
const correction = z.strictObject({
	date: calendarDate,
	product: slug,
	reason: line(300),
	before: z
		.strictObject({ position: z.int().min(1).max(1_000_000), score: z.number(), votes: count, comments: count })
		.optional(),
});

/** Front matter of `content/launch_periods/<slug>.md`; the slug is that of the ISO week, such as `2026-w47`. */
export const launchPeriodFrontMatter = z.strictObject({
	name: line(80),
	starts_on: calendarDate,
	ends_on: calendarDate,
	corrections: z.array(correction).max(1_000).default([]),
});

export type LaunchPeriodFrontMatter = z.output<typeof launchPeriodFrontMatter>;
export type CorrectionFrontMatter = z.output<typeof correction>;

/** The date a number of days after another one, in UTC. */
export function addDays(date: string, days: number): string {
	const time = Date.parse(`${date}T00:00:00Z`) + days * 86_400_000;
	return new Date(time).toISOString().slice(0, 10);
}
