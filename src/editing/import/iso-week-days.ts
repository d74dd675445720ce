import { addDays } from '../../content/schemas/calendar-date.ts';
import { isMonday, isoWeekSlug } from '../../routes/iso-week.ts';

/** Monday and Sunday of the week with a slug such as `2026-w46`; `undefined` when there is no such week. */
export function weekOf(slug: string): { readonly starts_on: string; readonly ends_on: string } | undefined {
	const [, year, week] = /^(\d{4})-w(\d\d)$/.exec(slug) ?? [];
	if (year === undefined || Number(year) < 1) return undefined;
	// 4 January lies in week 1 of its year.
	const inWeek = addDays(`${year}-01-04`, 7 * (Number(week) - 1));
	for (let days = 0; days < 7; days++) {
		const starts_on = addDays(inWeek, -days);
		if (isMonday(starts_on))
			return isoWeekSlug(starts_on) === slug ? { starts_on, ends_on: addDays(starts_on, 6) } : undefined;
	}
	return undefined;
}
