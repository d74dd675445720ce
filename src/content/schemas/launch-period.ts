import { z } from 'zod';
import { calendarDate, line, slug } from './text.ts';

/** Why what is published of a closed week differs from its record. */
const correction = z.strictObject({
	/** The day of the correction. */
	date: calendarDate,
	/** Slug of the product whose score, votes and comments of this week are those of its own file. */
	product: slug,
	/** Shown to readers. */
	reason: line(300),
	/** The corrected place; without it the product keeps the recorded one. */
	position: z.int().min(1).max(1_000_000).optional(),
});

/** Front matter of `content/launch_periods/<slug>.md`; the slug is that of the ISO week, such as `2026-w47`. */
export const launchPeriodFrontMatter = z.strictObject({
	/** The label that people read. */
	name: line(80),
	/** A Monday. */
	starts_on: calendarDate,
	/** The Sunday after it. */
	ends_on: calendarDate,
	/** Of the record beside the file, which itself is never edited. */
	corrections: z.array(correction).max(1_000).default([]),
});

export type LaunchPeriodFrontMatter = z.output<typeof launchPeriodFrontMatter>;
export type CorrectionFrontMatter = z.output<typeof correction>;
