/** Days of one month: `middle of March`, `Anfang Oktober`, `between 5 and 20 October`. */

import { wordSet } from '../tokens.ts';
import { addDays, namedMonth } from './calendar.ts';
import { monthOf, type Reader, yearBehind } from './time-reader.ts';
import { andWords, ofWords } from './time-words.ts';

const parts: readonly (readonly [words: ReadonlySet<string>, first: number, last: number])[] = [
	[wordSet('early beginning anfang start'), 1, 10],
	[wordSet('mid middle mitte'), 11, 20],
	[wordSet('late end ende'), 21, 31],
];
const dayOf = (key = ''): number => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(key)?.[1] ?? 0);

export const partOfMonth: Reader = (tokens, at, calendar) => {
	const key = tokens[at]?.key ?? '';
	const [, first = 0, last = 0] = parts.find(([words]) => words.has(key)) ?? [];
	const [from, until, next] = first > 0 ? [first, last, at + 1] : [dayOf(key), dayOf(tokens[at + 2]?.key), at + 3];
	if (
		from === 0 ||
		until < from ||
		(first === 0 && !andWords.has(tokens[at + 1]?.key ?? '') && !tokens[at + 1]?.isHyphenated)
	) {
		return undefined;
	}
	const place = ofWords.has(tokens[next]?.key ?? '') ? next + 1 : next;
	const month = monthOf(tokens[place]?.key);
	if (month === 0) return undefined;
	const [more, year] = yearBehind(tokens, place + 1);
	const whole = namedMonth(calendar, month, year);
	const end = addDays(whole.since, until - 1);
	return [place + 1 + more - at, { since: addDays(whole.since, from - 1), until: [end, whole.until].sort()[0] ?? end }];
};
