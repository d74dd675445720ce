import { millisecondsPerDay } from '../contract/facets.ts';
import { mondayOf } from '../routes/iso-week.ts';

const shown = 3;

/**
 * The weeks nearest to one that the catalog does not have, the nearest first.
 *
 * @param wanted - A slug or a date; the newest weeks are nearest to anything else.
 * @param weeks - Slugs of weeks, newest first.
 */
export function nearestWeeks(wanted: string, weeks: readonly string[]): string[] {
	const day = Date.parse(mondayOf(wanted) ?? wanted);
	if (Number.isNaN(day)) return weeks.slice(0, shown);
	const daysFrom = (slug: string): number => Math.abs(Date.parse(mondayOf(slug) ?? '') - day) / millisecondsPerDay;
	return weeks.toSorted((a, b) => daysFrom(a) - daysFrom(b)).slice(0, shown);
}
