/** Finds what a sentence says about time: `last week`, `KW 44`, `seit September`, `9 November 2026`. */

import { isoWeekSlug } from '../../../../routes/iso-week.ts';
import { cardinal, ordinal } from '../numbers.ts';
import { topWords } from '../places.ts';
import { type Token, wordSet } from '../tokens.ts';
import {
	addDays,
	type Calendar,
	monthsBefore,
	namedMonth,
	numberedWeek,
	type TimeSpan,
	weekBefore,
	weekOfDay,
	weekSpan,
	wholeYear,
} from './calendar.ts';
import { holiday } from './holidays.ts';
import { partOfMonth } from './part-of-month.ts';
import { type Found, type FoundTime, monthOf, type Reader, yearBehind, yearOf } from './time-reader.ts';
import {
	closedWords,
	dayWords,
	lastWords,
	monthWords,
	nextWords,
	ofWords,
	partsOfYear,
	pastWords,
	sinceWords,
	thisWords,
	untilWords,
	weekdays,
	weekWords,
	yearWords,
} from './time-words.ts';
import { weekNamedByMonth, weekOfMonth } from './weeks-of-months.ts';

/** `2026-11-09`, `9.11.2026`. */
const figures: Reader = (tokens, at, calendar) => {
	const [one, two, three] = tokens.slice(at, at + 3);
	if (!two?.isJoined) return undefined;
	const [first, second, third] = [one, two, three].map((token) => Number(token?.key));
	if (first === undefined || !second) return undefined;
	if (yearOf(one?.key) !== undefined && three?.isJoined && third) return [3, weekOfDay(calendar, second, third, first)];
	if (yearOf(three?.key) !== undefined && three?.isJoined) return [3, weekOfDay(calendar, second, first, third)];
	return undefined;
};

/** `2026-w46`, `2026w46`, `w46`. */
const slugs: Reader = (tokens, at, calendar) => {
	const { key = '' } = tokens[at] ?? {};
	const [, joinedYear, joined] = /^(20\d\d)w(\d\d)$/.exec(key) ?? [];
	if (joined !== undefined) return [1, weekSpan(`${joinedYear}-w${joined}`)];
	const [, number] = /^(?:w|kw)(\d{1,2})$/.exec(tokens[yearOf(key) === undefined ? at : at + 1]?.key ?? '') ?? [];
	if (number === undefined) return undefined;
	const year = yearOf(key);
	if (year !== undefined) return [2, numberedWeek(calendar, Number(number), year)];
	const [more, behind] = yearBehind(tokens, at + 1);
	return [1 + more, numberedWeek(calendar, Number(number), behind)];
};

/** `week 46`, `KW 46 in 2026`, `46. Woche`. */
const numbered: Reader = (tokens, at, calendar) => {
	if (tokens[at]?.key === 'calendar') {
		const [length, span] = numbered(tokens, at + 1, calendar) ?? [];
		return length === undefined ? undefined : [length + 1, span];
	}
	const [one, two] = tokens.slice(at, at + 2).map(({ key }) => key);
	const isBehind = weekWords.has(one ?? '') && cardinal(two) !== undefined && yearOf(two) === undefined;
	const isBefore = weekWords.has(two ?? '') && (ordinal(one) ?? 0) > 1;
	const before = /^\d{1,2}$/.test(one ?? '') && germanWeeks.has(two ?? '') ? Number(one) : undefined;
	const number = isBehind ? cardinal(two) : (before ?? (isBefore ? ordinal(one) : undefined));
	if (number === undefined) return undefined;
	const [more, year] = yearBehind(tokens, at + 2);
	return [2 + more, numberedWeek(calendar, number, year)];
};

const germanWeeks = wordSet('woche kw kalenderwoche');

/** `the last weeks`, without a number. */
const severalWords = wordSet('weeks wochen rounds runden months monate monaten');
/** `last weeks winner` is that of last week. */
const possessed = wordSet(
	'leaderboard board ranking rankings standings winner results list launches podium top number first',
);
const fewWeeks = 4;
const fewMonths = 3;

const vorletzte = /^vorletzt(?:e|en|er|es)$/;

/** `last week`, `this month`, `the last three weeks`, `next week`, `vorletzte Woche`. */
const relative: Reader = (tokens, at, calendar) => {
	const { key: first = '' } = tokens[at] ?? {};
	let next = at + 1;
	const number = cardinal(tokens[next]?.key);
	if (number !== undefined) next++;
	const isClosed = closedWords.has(tokens[next]?.key ?? '');
	if (isClosed) next++;
	const unit = tokens[next]?.key ?? '';
	const length = next + 1 - at;
	const isWeek = weekWords.has(unit);
	const isPlural = number !== undefined;
	if (vorletzte.test(first)) return isWeek ? [length, weekBefore(calendar, 2)] : monthOrYear(unit, length, 2, calendar);
	if (nextWords.has(first)) return isWeek && !isPlural ? [length, weekBefore(calendar, -1)] : undefined;
	if (thisWords.has(first) && !isPlural && !isClosed) {
		return isWeek ? [length, weekBefore(calendar, 0)] : monthOrYear(unit, length, 0, calendar);
	}
	if (!lastWords.has(first) && !(closedWords.has(first) && unit !== 'weeks' && unit !== 'wochen' && isWeek))
		return undefined;
	if (isWeek && isPlural) return [length, weeksBack(calendar, number)];
	const isSeveral =
		severalWords.has(unit) && lastWords.has(first) && !isClosed && !possessed.has(tokens[next + 1]?.key ?? '');
	if (isSeveral) return [length, isWeek ? weeksBack(calendar, fewWeeks) : monthsBefore(calendar, 0, fewMonths)];
	if (monthWords.has(unit) && isPlural) return [length, monthsBefore(calendar, 0, number)];
	if (isWeek && tokens[next - 1]?.key === 'latest' && !isClosed) return [length, weekBefore(calendar, 0)];
	return isWeek ? [length, weekBefore(calendar, 1)] : monthOrYear(unit, length, 1, calendar);
};

function weeksBack(calendar: Calendar, count: number): TimeSpan {
	return { since: weekBefore(calendar, count)?.since ?? calendar.today, until: calendar.today };
}

function monthOrYear(unit: string, length: number, back: number, calendar: Calendar): Found | undefined {
	if (monthWords.has(unit)) return [length, monthsBefore(calendar, back)];
	return yearWords.has(unit) ? [length, wholeYear(Number(calendar.today.slice(0, 4)) - back)] : undefined;
}

/** `what launches tomorrow?`, not `the weather of tomorrow`. */
const aboutWeeks = /^(?:launch|start|begin|clos|end|vot|week|woch|schliess|gelauncht|board|kommt|comes?$|coming)/;

/** `week before last`, `two weeks ago`, `vor zwei Wochen`, `of the month`, `today`. */
const otherRelative: Reader = (tokens, at, calendar) => {
	const [one = '', two = '', three = ''] = tokens.slice(at, at + 3).map(({ key }) => key);
	const day = dayWords.get(one);
	const isDay = day !== undefined && (day <= 0 || tokens.some(({ key }) => aboutWeeks.test(key)));
	if (isDay && !wordSet('guten good schonen jeden').has(tokens[at - 1]?.key ?? '')) {
		return [1, weekSpan(isoWeekSlug(addDays(calendar.today, day)))];
	}
	if (one === 'week' && two === 'before' && three === 'last') return [3, weekBefore(calendar, 2)];
	const isVor = one === 'vor';
	const [count, unit] = isVor ? [two, three] : [one, two];
	const number = cardinal(count) ?? (wordSet('a an einer einem').has(count) ? 1 : undefined);
	if (number !== undefined && (isVor || pastWords.has(three))) {
		if (weekWords.has(unit)) return [3, weekBefore(calendar, number)];
		if (monthWords.has(unit)) return [3, monthsBefore(calendar, number)];
	}
	const isOf = (one === 'of' && two === 'the') || one === 'des';
	const what = one === 'des' ? two : three;
	const isFollowed = /^(?:before|after|vor|nach)$/.test(tokens[at + 3]?.key ?? '');
	if (!isOf || isFollowed || ofWords.has(tokens[at + 3]?.key ?? '')) return undefined;
	return what === 'week' ? [3, weekBefore(calendar, 0)] : monthOrYear(what, one === 'des' ? 2 : 3, 0, calendar);
};

/** `since Monday`: the latest such day. */
const sinceWeekday: Reader = (tokens, at, { today }) => {
	const weekday = weekdays.findIndex((names) => names.has(tokens[at]?.key ?? ''));
	if (weekday < 0 || !sinceWords.has(tokens[at - 1]?.key ?? '')) return undefined;
	const current = (new Date(today).getUTCDay() + 6) % 7;
	return [1, { since: addDays(today, -((current - weekday + 7) % 7)), until: today }];
};

const veryWords = wordSet('very aller');

/** `the first week`, `die allererste Woche`. */
const firstWeek: Reader = (tokens, at, { weeks }) => {
	const start = veryWords.has(tokens[at]?.key ?? '') ? at + 1 : at;
	const { key = '' } = tokens[start] ?? {};
	const isFirst = ordinal(key) === 1 || wordSet('allererste allerersten earliest opening').has(key);
	if (!isFirst || !weekWords.has(tokens[start + 1]?.key ?? '')) return undefined;
	return [start + 2 - at, weekSpan(weeks.at(-1) ?? '')];
};

const dayOf = (key: string | undefined): number =>
	Number(/^(\d{1,2})(?:st|nd|rd|th|ter|ten|te)?$/.exec(key ?? '')?.[1] ?? 0);

/** `the first of May`, `der erste Mai`. */
const dayInWords = (tokens: readonly Token[], at: number): number => {
	const isOf = tokens[at + 1]?.key === 'of' && wordSet('the on am').has(tokens[at - 1]?.key ?? '');
	const isBefore = monthOf(tokens[at + 1]?.key) > 0 && !wordSet('of in im').has(tokens[at + 1]?.key ?? '');
	const isWord = /^\D+$/.test(tokens[at]?.key ?? '');
	return isWord && (isOf || isBefore) ? (ordinal(tokens[at]?.key) ?? 0) : 0;
};

/** `October`, `October 2026`, `9 November`, `November 9th 2026`. */
const months: Reader = (tokens, at, calendar) => {
	const { key } = tokens[at] ?? {};
	const month = monthOf(key);
	if (month > 0) {
		if (key === 'may' && !isNameOfMonth(tokens, at)) return undefined;
		const day = dayOf(tokens[at + 1]?.key);
		const [more, year] = yearBehind(tokens, at + (day > 0 ? 2 : 1));
		if (day > 0) return [2 + more, weekOfDay(calendar, month, day, year)];
		return [1 + more, namedMonth(calendar, month, year)];
	}
	const day = dayOf(key) || dayInWords(tokens, at);
	const behind = tokens[at + 1]?.key === 'of' ? at + 2 : at + 1;
	const other = monthOf(tokens[behind]?.key);
	// `top 3 of July` asks for three, `3rd of July` for a day.
	const isCount = /^\d+$/.test(key ?? '') && topWords.has(tokens[at - 1]?.key ?? '');
	if (day === 0 || other === 0 || isCount) return undefined;
	const [more, year] = yearBehind(tokens, behind + 1);
	return [behind + 1 + more - at, weekOfDay(calendar, other, day, year)];
};

/** `may` is a month behind a preposition or before a number alone. */
function isNameOfMonth(tokens: readonly Token[], at: number): boolean {
	const before = tokens[at - 1]?.key ?? '';
	const isBehind = ofWords.has(before) || sinceWords.has(before) || untilWords.has(before) || lastWords.has(before);
	return isBehind || dayOf(tokens[at + 1]?.key) > 0 || yearOf(tokens[at + 1]?.key) !== undefined;
}

const yearsAndParts: Reader = (tokens, at, calendar) => {
	const { key = '' } = tokens[at] ?? {};
	const year = yearOf(key);
	if (year !== undefined) return [1, wholeYear(year)];
	const [, first = 0, count = 0] = partsOfYear.find(([names]) => names.has(key)) ?? [];
	if (first === 0) return undefined;
	const [more, named] = yearBehind(tokens, at + 1);
	const { since } = namedMonth(calendar, first, named);
	const { until } = namedMonth(calendar, first + count - 1, Number(since.slice(0, 4)));
	return [1 + more, { since, until }];
};

const readers: readonly Reader[] = [
	weekNamedByMonth,
	weekOfMonth,
	figures,
	slugs,
	numbered,
	relative,
	otherRelative,
	firstWeek,
	sinceWeekday,
	holiday,
	partOfMonth,
	months,
	yearsAndParts,
];

/** The longest at each place, from the beginning. */
export function spansIn(tokens: readonly Token[], calendar: Calendar): FoundTime[] {
	const found: FoundTime[] = [];
	for (let at = 0; at < tokens.length; ) {
		const [best] = readers
			.flatMap((read) => [read(tokens, at, calendar) ?? []].filter((own): own is Found => own.length > 0))
			.sort(([a], [b]) => b - a);
		if (best) found.push({ from: at, end: at + best[0], span: best[1] });
		at += best?.[0] ?? 1;
	}
	return found;
}
