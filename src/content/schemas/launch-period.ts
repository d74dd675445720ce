import { z } from 'zod';
import { calendarDate, line } from './text.ts';

/** Front matter of `content/launch_periods/<slug>.md`; the slug is that of the ISO week, such as `2026-w47`. */
export const launchPeriodFrontMatter = z.strictObject({
	/** The label that people read. */
	name: line(80),
	/** A Monday. */
	starts_on: calendarDate,
	/** The Sunday after it. */
	ends_on: calendarDate,
});
