/** Reads times by others before them: `not week 46 but the one before`. */

import { isoWeekSlug } from '../../../../routes/iso-week.ts';
import { type Token, wordSet } from '../tokens.ts';
import { addDays, weekSpan } from './calendar.ts';
import type { FoundTime } from './time-reader.ts';
import { weekWords } from './time-words.ts';

const negations = wordSet('not nicht no isnt dont');
const contrasts = wordSet('but sondern rather instead');
const articles = wordSet(
	'the that one die der das of week weeks woche wochen in from it this very directly right direkt',
);
const before = wordSet('before previous prior earlier preceding davor vorher vorherige vorigen');
const after = wordSet('after following later danach darauf folgende folgenden');

/**
 * @param found - Times of a sentence, from its beginning.
 * @returns With the weeks before or after them; those that the sentence takes back are marked.
 */
export function withCorrections(found: readonly FoundTime[], tokens: readonly Token[]): FoundTime[] {
	const [first, ...others] = found;
	if (!first?.span?.week) return [...found];
	const next = others[0]?.from ?? tokens.length;
	const neighbour = neighbourOf(first, tokens, next);
	const times = neighbour ? [neighbour, ...others] : others;
	const negated = placeOfNegation(first.from, tokens);
	const isContrasted = tokens.slice(first.end, times[0]?.from ?? first.end).some(({ key }) => contrasts.has(key));
	const isTakenBack = negated >= 0 && times.length > 0 && (isContrasted || neighbour !== undefined);
	return isTakenBack ? [{ ...first, from: negated, isTakenBack }, ...times] : [first, ...times];
}

function placeOfNegation(from: number, tokens: readonly Token[]): number {
	const at = articles.has(tokens[from - 1]?.key ?? '') ? from - 2 : from - 1;
	return negations.has(tokens[at]?.key ?? '') ? at : -1;
}

/** `the one before`, `die Woche davor`: the week beside one. */
function neighbourOf({ end, span }: FoundTime, tokens: readonly Token[], limit: number): FoundTime | undefined {
	const at = tokens.findIndex(({ key }, place) => place >= end && place < limit && (before.has(key) || after.has(key)));
	if (at < 0 || !span) return undefined;
	let from = at;
	while (from > end && articles.has(tokens[from - 1]?.key ?? '')) from--;
	const isOneMore = weekWords.has(tokens[at + 1]?.key ?? '') || tokens[at + 1]?.key === 'one';
	if (from === at && !isOneMore && !standsAlone.has(tokens[at]?.key ?? '')) return undefined;
	const days = before.has(tokens[at]?.key ?? '') ? -7 : 7;
	const week = weekSpan(isoWeekSlug(addDays(span.since, days)));
	return { from, end: isOneMore ? at + 2 : at + 1, span: week };
}

const standsAlone = wordSet('davor danach');
