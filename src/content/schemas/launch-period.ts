import { z } from 'zod';
import { calendarDate, line, slug } from './text.ts';

/** Why what is published of a closed week differs from its record. */
const correction = z.strictObject({
	date: calendarDate,
	product: slug,
	reason: line(300),
	position: z.int().min(1).max(1_000_000).optional(),
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
