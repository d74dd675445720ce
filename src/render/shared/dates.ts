/** Dates as people read them, in UTC. English ones are our own, alike on every machine; others are those of `Intl`. */

import { perLang } from '../../texts/formats.ts';
import { lang } from '../../texts/lang.ts';
import { dates as t } from '../../texts/sections.ts';
import { usualWeekName } from '../../urls/iso-week.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
const long = perLang((lang) => new Intl.DateTimeFormat(lang, { ...day, year: 'numeric' }));
const short = perLang((lang) => new Intl.DateTimeFormat(lang, day));

const firstDay = /(?<!\d)1(?=[\s–])/g;

/** French has an ordinal for the first day of a month, `1er novembre`, and `Intl` does not. */
const written = (text: string): string => (/^fr\b/.test(lang()) ? text.replace(firstDay, '1er') : text);

/** @param date - `2026-11-16`. @param tag - Its language, when it is not that of the board. @returns `16 November 2026`. */
export function longDate(date: string, tag = lang()): string {
	if (tag !== 'en') return written(long().format(new Date(date)));
	const { day, month, year } = parts(date);
	return `${day} ${month} ${year}`;
}

/** @returns `16 November`, for where the year is said. */
export function shortDate(date: string): string {
	if (lang() !== 'en') return written(short().format(new Date(date)));
	const { day, month } = parts(date);
	return `${day} ${month}`;
}

/** @returns `16–22 November 2026`; what both dates share is said once. */
export function dateRange(first: string, last: string): string {
	if (lang() !== 'en') return written(long().formatRange(new Date(first), new Date(last)));
	const [from, to] = [parts(first), parts(last)];
	if (from.year !== to.year) return `${longDate(first)} – ${longDate(last)}`;
	return `${daysOfYear(first, last)} ${to.year}`;
}

interface NamedWeek {
	readonly slug: string;
	readonly name: string;
}

/** The name of a week for readers: the usual one is in the language of the board, and one that an editor chose stays as it is. */
export const weekName = (week: NamedWeek): string => namedWith(t.week, week);

/** The same name inside a sentence: `week 47, 2026`. */
export const weekInText = (week: NamedWeek): string => namedWith(t.weekInText, week);

const namedWith = (text: typeof t.week, { slug, name }: NamedWeek): string =>
	name === usualWeekName(slug) ? text({ number: Number(slug.slice(-2)), year: slug.slice(0, 4) }) : name;

/** A week to choose: `Week 47, 2026, 16–22 November 2026`. */
export const datedWeek = (week: NamedWeek & { readonly starts_on: string; readonly ends_on: string }): string =>
	t.weekAndDays({ week: weekName(week), days: dateRange(week.starts_on, week.ends_on) });

/** @returns `16–22 November`, for where the year is said. */
export function daysOfYear(first: string, last: string): string {
	if (lang() !== 'en') return written(short().formatRange(new Date(first), new Date(last)));
	const [from, to] = [parts(first), parts(last)];
	const until = `${to.day} ${to.month}`;
	return from.month === to.month ? `${from.day}–${until}` : `${from.day} ${from.month} – ${until}`;
}

function parts(date: string) {
	const [year = '', month = '', day = ''] = date.split('-');
	return { year, month: months[Number(month) - 1] ?? month, day: Number(day) };
}
