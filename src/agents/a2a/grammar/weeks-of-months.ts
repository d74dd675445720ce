/** Weeks by their number in a month. */
import { namedMonth, weekSpan, weeksIn } from './calendar.ts';
import { ordinal } from './numbers.ts';
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
	const weeks = weeksIn(namedMonth(calendar, month, year), calendar.weeks).toReversed();
	const number = lastWords.has(one) ? weeks.length : ordinal(one);
	return number === undefined ? undefined : [length + more, weekSpan(weeks[number - 1] ?? '')];
};

/** `the first week of October`. */
export const weekOfMonth: Reader = (tokens, at, calendar) => {
	const [one = '', two = '', three = '', four = ''] = tokens.slice(at, at + 4).map(({ key }) => key);
	if (!weekWords.has(two) || !ofWords.has(three) || monthOf(four) === 0) return undefined;
	const [more, year] = yearBehind(tokens, at + 4);
	const weeks = weeksIn(namedMonth(calendar, monthOf(four), year), calendar.weeks).toReversed();
	const number = lastWords.has(one) ? weeks.length : ordinal(one);
	return number === undefined ? undefined : [4 + more, weekSpan(weeks[number - 1] ?? '')];
};
