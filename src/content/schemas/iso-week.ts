/** Weeks of ISO 8601: they begin on Monday, and week 1 is the one that holds the year's first Thursday. */
import { addDays } from './calendar-date.ts';

/** Whether a calendar date is a Monday. */
export const isMonday = (date: string): boolean => weekday(date) === 1;

/** The slug of the ISO week that a calendar date lies in: `2026-11-20` gives `2026-w47`. */
export function isoWeekSlug(date: string): string {
	const thursday = addDays(date, 4 - weekday(date));
	const year = thursday.slice(0, 4);
	const days = (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)) / 86_400_000;
	return `${year}-w${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** 1 for Monday to 7 for Sunday. */
function weekday(date: string): number {
	return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}
