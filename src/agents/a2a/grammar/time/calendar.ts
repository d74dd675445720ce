/** Days and weeks as sentences name them, resolved on the day of the release. */
import { millisecondsPerDay } from '../../../../contract/facets.ts';
import { isoWeekSlug, mondayOf } from '../../../../routes/iso-week.ts';

/** What is asked about: one week, or all whose Thursday lies in a span of days. */
export interface TimeSpan {
	/** First day, `YYYY-MM-DD`. */
	readonly since: string;
	/** Last day. */
	readonly until: string;
	/** The day, where one was named and its week is meant. */
	readonly day?: string;
	/** The slug, where one week is meant. */
	readonly week?: string;
}

/** What the calendar of a catalog knows. */
export interface Calendar {
	/** The day of the release. */
	readonly today: string;
	/** Slugs of weeks that have begun, newest first. */
	readonly weeks: readonly string[];
}

/** Before every launch. */
export const earliest = '2000-01-01';

export const addDays = (date: string, days: number): string =>
	new Date(Date.parse(date) + days * millisecondsPerDay).toISOString().slice(0, 10);

export function weekSpan(slug: string): TimeSpan | undefined {
	const since = mondayOf(slug);
	return since === undefined ? undefined : { since, until: addDays(since, 6), week: slug };
}

/** A week by its number in the latest year in which it has begun, or in the newest year. */
export function numberedWeek({ weeks }: Calendar, number: number, year?: number): TimeSpan | undefined {
	const two = String(number).padStart(2, '0');
	if (year !== undefined) return weekSpan(`${year}-w${two}`);
	const known = weeks.find((slug) => slug.endsWith(`-w${two}`));
	return weekSpan(known ?? `${weeks[0]?.slice(0, 4)}-w${two}`);
}

/** The week a number of weeks before the one of today. */
export function weekBefore({ today }: Calendar, count: number): TimeSpan | undefined {
	return weekSpan(isoWeekSlug(addDays(today, -7 * count)));
}

/** `count` whole months: the last of them `back` months before the one of today. */
export function monthsBefore({ today }: Calendar, back: number, count = 1): TimeSpan {
	const [year = 0, month = 1] = today.split('-').map(Number);
	return { since: dayOf(year, month - back - count + 1, 1), until: dayOf(year, month - back + 1, 0) };
}

/** A month by its number, of the latest year in which it has begun unless a year is named. */
export function namedMonth({ today }: Calendar, month: number, named?: number): TimeSpan {
	const [year = 0, current = 1] = today.split('-').map(Number);
	const own = named ?? (month > current ? year - 1 : year);
	return { since: dayOf(own, month, 1), until: dayOf(own, month + 1, 0) };
}

export const wholeYear = (year: number): TimeSpan => ({ since: `${year}-01-01`, until: `${year}-12-31` });

/** The week of a day; of the latest year in which it has begun unless one is named. */
export function weekOfDay(calendar: Calendar, month: number, day: number, named?: number): TimeSpan | undefined {
	const [year = 0] = calendar.today.split('-').map(Number);
	const dates = (named === undefined ? [year, year - 1] : [named]).map((own) => dayOf(own, month, day));
	const valid = dates.filter((date) => Number(date.slice(8)) === day && Number(date.slice(5, 7)) === month);
	const date = valid.find((own) => own <= calendar.today) ?? valid[0];
	const span = date === undefined ? undefined : weekSpan(isoWeekSlug(date));
	return span && date !== undefined ? { ...span, day: date } : undefined;
}

const dayOf = (year: number, month: number, day: number): string =>
	new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** Those of the weeks that have begun, newest first. */
export function weeksIn({ since, until, week }: TimeSpan, weeks: readonly string[]): string[] {
	if (week !== undefined) return weeks.filter((slug) => slug === week);
	return weeks.filter((slug) => {
		const thursday = addDays(mondayOf(slug) ?? since, 3);
		return since <= thursday && thursday <= until;
	});
}
