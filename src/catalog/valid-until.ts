import type { Content } from '../content/read-content.ts';
import { addDays } from '../content/schemas/calendar-date.ts';

/**
 * The first day on which the same content gives another catalog: a week begins, the day after a week's last, or a
 * discoverable product reaches the date on which it says it was launched. Exact, not only a bound: on each of these days
 * something that is published differs, and on no day before.
 *
 * @param date - The build date, UTC, `YYYY-MM-DD`.
 * @returns The instant at which that day begins, `YYYY-MM-DDT00:00:00Z`; `null` when no such day is to come.
 */
export function validUntil({ launchPeriods, products }: Content, date: string): string | null {
	const turns = [
		...launchPeriods.flatMap(({ frontMatter: { starts_on, ends_on } }) => [starts_on, addDays(ends_on, 1)]),
		...products.flatMap(({ frontMatter: { discoverable, first_launched_on } }) =>
			discoverable && first_launched_on !== undefined ? [first_launched_on] : [],
		),
	];
	const [next] = turns.filter((turn) => turn > date).sort();
	return next === undefined ? null : `${next}T00:00:00Z`;
}
