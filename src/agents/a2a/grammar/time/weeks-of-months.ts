/** Weeks by their number in a month. */

import { isoWeekSlug } from '../../../../routes/iso-week.ts';
import { ordinal } from '../numbers.ts';
import { addDays, type Calendar, namedMonth, weekSpan, weeksIn } from './calendar.ts';
import { monthOf, type Reader, yearBehind } from './time-reader.ts';
import { lastWords, ofWords, weekWords } from './time-words.ts';

/** `the first September week`, `letzte Oktoberwoche`. */
export const weekNamedByMonth: Reader = (tokens, at, calendar) => {
	const [one = '', two = '', three = ''] = tokens.slice(at, at + 3).map(({ key }) => key);
	const isApart = monthOf(two) > 0 && weekWords.has(three);
	const month = isApart ? monthOf(two) : monthOf(/^(.+)wochen?$/.exec(two)?.[1]);
	if (month === 0) return undefined;
	const length = isApart ? 3 : 2;
	const [more, year] = yearBehind(tokens, at + length);
	const weeks = weeksOf(calendar, month, year);
	const number = lastWords.has(one) ? weeks.length : ordinal(one);
	return number === undefined ? undefined : [length + more, weekSpan(weeks[number - 1] ?? '')];
};

/** `the first week of October`. */
export const weekOfMonth: Reader = (tokens, at, calendar) => {
	const [one = '', two = '', three = '', four = ''] = tokens.slice(at, at + 4).map(({ key }) => key);
	if (!weekWords.has(two) || !ofWords.has(three) || monthOf(four) === 0) return undefined;
	const [more, year] = yearBehind(tokens, at + 4);
	const weeks = weeksOf(calendar, monthOf(four), year);
	const number = lastWords.has(one) ? weeks.length : ordinal(one);
	return number === undefined ? undefined : [4 + more, weekSpan(weeks[number - 1] ?? '')];
};

/** From the first; where the catalog has none of them, those of the next such month. */
function weeksOf(calendar: Calendar, month: number, named: number | undefined): readonly string[] {
	const begun = weeksIn(namedMonth(calendar, month, named), calendar.weeks).toReversed();
	if (begun.length > 0) return begun;
	const year = named ?? Number(calendar.today.slice(0, 4));
	const own = named === undefined && namedMonth(calendar, month, year).until < calendar.today ? year + 1 : year;
	const { since, until } = namedMonth(calendar, month, own);
	const slugs = Array.from({ length: 6 }, (_, at) => isoWeekSlug(addDays(since, 7 * at)));
	return weeksIn({ since, until }, slugs);
}
