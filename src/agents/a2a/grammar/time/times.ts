/** Times with the words around them: `since October`, `weeks 44, 45 and 46`, `from May on`. */
import { isoWeekSlug } from '../../../../routes/iso-week.ts';
import { cardinal } from '../numbers.ts';
import { type Token, wordSet } from '../tokens.ts';
import { addDays, type Calendar, earliest, numberedWeek, weekSpan } from './calendar.ts';
import { spansIn } from './time.ts';
import { withCorrections } from './time-corrections.ts';
import type { FoundTime } from './time-reader.ts';
import { andWords, ofWords, sinceWords, untilWords, weekWords } from './time-words.ts';

/** With the words before them: `since`, `until`, `between … and …`. */
export function findTimes(tokens: readonly Token[], calendar: Calendar): FoundTime[] {
	const found = spansIn(tokens, calendar).flatMap((own) => [own, ...listedWeeks(own, tokens, calendar)]);
	const merged: FoundTime[] = [];
	for (const own of found) {
		const last = merged.at(-1);
		const isWeeks = last?.span?.week !== undefined && own.span?.week !== undefined;
		const isPair =
			last?.span &&
			own.span &&
			own.from === last.end + 1 &&
			(isWeeks && !betweenWords.has(tokens[last.from - 1]?.key ?? '') ? rangeWords : andWords).has(
				tokens[last.end]?.key ?? '',
			);
		if (isPair && last.span && own.span) {
			merged[merged.length - 1] = { ...last, end: own.end, span: { since: last.span.since, until: own.span.until } };
		} else merged.push(own);
	}
	const ended = merged.map((own) => openEnded(withLastWeek(own, tokens, calendar), tokens, calendar));
	return withCorrections(ended, tokens).map((own, at, all) => ({
		...own,
		...(saysNothingMore(own, at, all) && { isTakenBack: true }),
	}));
}

/** `Easter, 5 April this year`: a week that is named before, or the year of a day. */
function saysNothingMore({ span }: FoundTime, at: number, all: readonly FoundTime[]): boolean {
	if (!span) return false;
	if (span.week !== undefined) return all.slice(0, at).some((other) => other.span?.week === span.week);
	const isYear = span.since.endsWith('-01-01') && span.until.endsWith('-12-31');
	return (
		isYear &&
		all.some((other) => other.span?.week !== undefined && other.span.since.slice(0, 4) === span.since.slice(0, 4))
	);
}

/** `weeks 44, 45 and 46`. */
function listedWeeks({ from, span, end }: FoundTime, tokens: readonly Token[], calendar: Calendar): FoundTime[] {
	const isRange = betweenWords.has(tokens[from - 1]?.key ?? '') || betweenWords.has(tokens[from - 2]?.key ?? '');
	if (isRange || span?.week === undefined || !weekWords.has(tokens[end - 2]?.key ?? '')) return [];
	const weeks: FoundTime[] = [];
	for (let at = end; at < tokens.length; ) {
		const place = listWords.has(tokens[at]?.key ?? '') ? at + 1 : at;
		const { key = '', isHyphenated = false } = tokens[place] ?? {};
		const isWeek = /^\d{1,2}$/.test(key) && !isHyphenated && !tokens[place]?.isBehindStop;
		const week = isWeek ? numberedWeek(calendar, Number(key), Number(span.week.slice(0, 4))) : undefined;
		if (!week) break;
		weeks.push({ from: place, end: place + 1, span: week });
		at = place + 1;
	}
	return weeks;
}
const betweenWords = wordSet('between zwischen from von');
const rangeWords = wordSet('to until till through thru bis');
const listWords = wordSet('and und or oder sowie');

/** `week 40 to 43`, `KW 40-43`. */
function withLastWeek(own: FoundTime, tokens: readonly Token[], calendar: Calendar): FoundTime {
	if (own.span?.week === undefined) return own;
	const isBetween = betweenWords.has(tokens[own.from - 1]?.key ?? '') && andWords.has(tokens[own.end]?.key ?? '');
	const at = isBetween || rangeWords.has(tokens[own.end]?.key ?? '') ? own.end + 1 : own.end;
	const number = at > own.end || tokens[at]?.isHyphenated ? cardinal(tokens[at]?.key) : undefined;
	const last = number === undefined ? undefined : numberedWeek(calendar, number, Number(own.span.week.slice(0, 4)));
	return last ? { ...own, end: at + 1, span: { since: own.span.since, until: last.until } } : own;
}

const onwards = wordSet('on onward onwards forward aufwärts');
const orWords = wordSet('or and oder und');
const laterWords = wordSet('later after newer since später danach neuer');
const singleWeeks = wordSet('week woche one');

/** `since October`, `before week 45`, and `the week before week 45`. */
function openEnded(own: FoundTime, tokens: readonly Token[], { today }: Calendar): FoundTime {
	const before = own.from - 1 - (ofWords.has(tokens[own.from - 1]?.key ?? '') ? 1 : 0);
	const key = tokens[before]?.key ?? '';
	if (!own.span) return own;
	// `on or after 1 October`.
	const isOnOr = key === 'after' && orWords.has(tokens[before - 1]?.key ?? '');
	const from = Math.max(0, isOnOr ? before - 1 : before);
	const isOneWeek = own.span.week !== undefined && singleWeeks.has(tokens[before - 1]?.key ?? '');
	if (isOneWeek && wordSet('before vor after nach').has(key)) {
		const days = untilWords.has(key) ? -7 : 7;
		return { ...own, from: before - 1, span: weekSpan(isoWeekSlug(addDays(own.span.since, days))) };
	}
	const [behind = '', next = ''] = tokens.slice(own.end, own.end + 2).map((token) => token.key);
	const isOnwards = onwards.has(behind) || (orWords.has(behind) && laterWords.has(next));
	if (isOnwards && own.span.since <= today) {
		const end = own.end + (onwards.has(behind) ? 1 : 2);
		return {
			...own,
			from: sinceWords.has(key) || key === 'from' ? from : own.from,
			end,
			span: { since: own.span.day ?? own.span.since, until: today },
		};
	}
	if (sinceWords.has(key) && own.span.until < today) {
		const since =
			!isOnOr && wordSet('after nach').has(key)
				? addDays(own.span.day ?? own.span.until, 1)
				: (own.span.day ?? own.span.since);
		return { ...own, from, span: { since, until: today } };
	}
	if (!untilWords.has(key)) return own;
	const until = wordSet('before vor').has(key)
		? addDays(own.span.day ?? own.span.since, -1)
		: (own.span.day ?? own.span.until);
	return { ...own, from, span: { since: earliest, until } };
}
