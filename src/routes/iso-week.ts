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

const day = 86_400_000;

/** 1 for Monday to 7 for Sunday. */
const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
