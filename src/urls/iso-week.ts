/** Weeks of ISO 8601: they begin on Monday, and week 1 is the one that holds the year's first Thursday. */

/** Whether a calendar date is a Monday. */
export const isMonday = (date: string): boolean => weekday(date) === 1;

/** The slug of the launch period whose week a calendar date lies in: `2026-11-20` gives `2026-w47`. */
export function isoWeekSlug(date: string): string {
	const thursday = new Date(Date.parse(`${date}T00:00:00Z`) + (4 - weekday(date)) * day);
	const year = thursday.getUTCFullYear();
	const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day)) + 1;
	return `${year}-w${String(week).padStart(2, '0')}`;
}

/** The name that a week has unless an editor chooses another one: `Week 47, 2026` for `2026-w47`. */
export const usualWeekName = (slug: string): string => `Week ${Number(slug.slice(6))}, ${slug.slice(0, 4)}`;

const day = 86_400_000;

/** 1 for Monday to 7 for Sunday. */
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of a week by its slug; `undefined` for what is no week of the calendar: `2026-w48` gives `2026-11-23`. */
export function mondayOf(slug: string): string | undefined {
	const [, year, week] = /^(\d{4})-w(\d\d)$/.exec(slug) ?? [];
	if (year === undefined || week === undefined) return undefined;
	// The fourth of January always lies in week 1.
	const fourth = `${year}-01-04`;
	const time = Date.parse(`${fourth}T00:00:00Z`) + (7 * (Number(week) - 1) + 1 - weekday(fourth)) * day;
	const monday = new Date(time).toISOString().slice(0, 10);
	return isoWeekSlug(monday) === slug ? monday : undefined;
}
