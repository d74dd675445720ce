/** Reads a sentence by the words of the catalog and the lists of this grammar: nothing is guessed here. */
import { findAppositions } from './appositions.ts';
import type { CatalogWords, NamedCategory } from './catalog-words.ts';
import { findNoCosts, findPaidExtras } from './costs.ts';
import { findCountBounds } from './count-bounds.ts';
import { negationsIn } from './negation.ts';
import { cardinal, ordinal } from './numbers.ts';
import { findPlaces } from './places.ts';
import { type Price, pricesOf } from './prices.ts';
import type { Asked, NamedProduct, Places, Reading } from './reading.ts';
import type { Sign } from './signs.ts';
import { findSpans, type Span } from './spans.ts';
import { findNeverBefore } from './time/never-before.ts';
import { findTimes } from './time/times.ts';
import { type Token, wordSet } from './tokens.ts';
import { findVoteBounds } from './vote-bounds.ts';
import { isEverydayWord } from './words/everyday-names.ts';
import { fillers } from './words/fillers.ts';

/**
 * @param tokens - Of a sentence, with the spelling of known words corrected.
 * @param corrected - Products whose names are spelled nearly so, by places of tokens.
 */
export function readSentence(
	tokens: readonly Token[],
	words: CatalogWords,
	corrected: ReadonlyMap<number, NamedProduct> = new Map(),
): Reading {
	const taken = new Set<number>(corrected.keys());
	const isFree = (at: number): boolean => !taken.has(at);
	const votes = findVoteBounds(tokens);
	for (const at of votes?.used ?? []) taken.add(at);
	const repetitions = votes ? undefined : findCountBounds(tokens);
	for (const at of repetitions?.used ?? []) taken.add(at);
	const neverBefore = findNeverBefore(tokens);
	for (const at of neverBefore) taken.add(at);
	for (const at of findAppositions(tokens, words)) taken.add(at);
	const noCosts = findNoCosts(tokens);
	const known = pricesOf(words.vocabulary);
	const free = known.get('free');
	const freemium = known.get('freemium');
	const extras = freemium && findPaidExtras(tokens);
	for (const at of extras ? range(...extras) : []) taken.add(at);
	for (const at of noCosts?.used ?? []) taken.add(at);
	const names = longNames(tokens, words, isFree);
	for (const { from, end } of names) take(taken, from, end);
	const inTimes = neverBefore.length > 0 ? tokens.map((own, at) => (isFree(at) ? own : { ...own, key: '' })) : tokens;
	const times = findTimes(inTimes, words.calendar).filter(({ from, end }) => isFree(from) && isFree(end - 1));
	for (const { from, end } of times) take(taken, from, end);
	const spans = [...names, ...findSpans(tokens, words, isFree)].sort((a, b) => a.from - b.from);
	const inSpans = new Map(spans.flatMap((span) => range(span.from, span.end).map((at) => [at, span] as const)));
	const isOther = (at: number): boolean =>
		isFree(at) && !inSpans.has(at) && isOtherWord(tokens, at) && ordinal(tokens[at]?.key) === undefined;
	const canBeLeftOut = (at: number): boolean =>
		isExcludable(inSpans.get(at)) ||
		corrected.has(at) ||
		(isFree(at) && placesNamed(tokens, at, inSpans) !== undefined);
	const negations = negationsIn({ tokens, spans: inSpans, canBeLeftOut, isOther });
	const isNegated = (at: number): boolean => negations.reached.has(at);
	const signs = new Set<Sign>(
		spans.flatMap((span) => (isName(span) || (isNegated(span.from) && isPlaceSign(span)) ? [] : (span.signs ?? []))),
	);
	if (neverBefore.length > 0) signs.add('debut');
	if (repetitions) signs.add('repeated');
	if (signs.has('audience') && !isOf(signs, 'votes', 'comments', 'reviews')) signs.add('unknownFacts');
	const isPlaceable = (at: number): boolean =>
		isFree(at) && !isNegated(at) && !isOfCatalog(inSpans.get(at)) && !saysOrder(inSpans.get(at));
	const { places, limit, used } = findPlaces(tokens, signs, isPlaceable);
	for (const at of used) taken.add(at);
	const isList = !closedOpenings.has(tokens[0]?.key ?? '');
	const isExcluded = (at: number): boolean => negations.reached.get(at) === 'except' || (isList && isNegated(at));
	const found = [...spans.flatMap((span) => product(span, tokens)), ...new Set(corrected.values())];
	const named = found.filter(({ how, at }) => how !== 'common' && !isExcluded(at));
	const isLeftOut = (span: Span | undefined): boolean => span?.category !== undefined && isNegated(span.from);
	const excludedPlaces = [...negations.reached.keys()].flatMap((at) => placesNamed(tokens, at, inSpans) ?? []);
	const isByMaker = (span: Span): boolean =>
		signs.has('maker') || signs.has('else') || byWords.has(tokens[span.from - 1]?.key ?? '');
	const isUsed = (span: Span | undefined): boolean =>
		span !== undefined && (isByMaker(span) || span.possibleMaker === undefined || hasOtherUse(span));
	const rest = tokens.filter(
		(_, at) => isFree(at) && !isUsed(inSpans.get(at)) && !isNegated(at) && isOtherWord(tokens, at),
	);
	return {
		tokens,
		signs,
		products: distinct(named),
		possibleProducts: [...found.filter(({ how }) => how === 'common'), ...parts(tokens, words, inSpans, taken)],
		excludedProducts: found.filter(({ how, at }) => how !== 'common' && isExcluded(at) && !isEverydayWord(tokens, at)),
		categories: spans.flatMap((span) => (isCategory(span) && !isNegated(span.from) ? [span.category] : [])),
		excludedCategories: spans.flatMap((span) => (isCategory(span) && isNegated(span.from) ? [span.category.slug] : [])),
		makers: spans.flatMap((span) => (span.maker && !isName(span) && !isNegated(span.from) ? [span.maker] : [])),
		excludedMakers: spans.flatMap((span) =>
			isNegated(span.from) && !isName(span) ? (span.maker ?? span.possibleMaker ?? []) : [],
		),
		possibleMakers: spans.flatMap((span) =>
			isNegated(span.from) || !(span.maker ?? isByMaker(span)) ? [] : (span.maker ?? span.possibleMaker ?? []),
		),
		prices: [
			...(freemium && extras ? [{ value: freemium, isExcluded: false }] : []),
			...(noCosts && free ? [{ value: free, isExcluded: false }] : []),
			...spans.flatMap((span) => priceOf(span, isNegated(span.from))),
		],
		today: words.calendar.today,
		times: times.flatMap(({ span, isTakenBack }) => (isTakenBack ? [] : [span])),
		places,
		excludedPlaces: excludedPlaces[0],
		votes: votes?.bounds,
		hasOtherBounds: votes !== undefined && votes.bounds === undefined,
		repetitions,
		limit,
		rest,
		content: tokens.filter(
			(token, at) => rest.includes(token) || (hasContent(inSpans.get(at)) && !isLeftOut(inSpans.get(at))),
		),
		excludedWords: negations.words.flatMap((at) => tokens[at] ?? []),
		lackedWords: negations.lacked.flatMap((at) => tokens[at] ?? []),
		hasLooseNegation: negations.isLoose,
	};
}

/** Of questions that ask for no list. */
const closedOpenings = wordSet('is ist are sind does did can kann why warum hat has');

/** `page 2`, `Seite 2`. */
const isPageNumber = (tokens: readonly Token[], at: number): boolean =>
	['page', 'seite'].includes(tokens[at - 1]?.key ?? '');

const take = (taken: Set<number>, from: number, end: number): void => {
	for (const at of range(from, end)) taken.add(at);
};

const range = (from: number, end: number): number[] => Array.from({ length: end - from }, (_, at) => from + at);

/** Names of several words come before anything that is a part of them. */
const longNames = (tokens: readonly Token[], words: CatalogWords, isFree: (at: number) => boolean): Span[] =>
	findSpans(tokens, words, isFree).filter((span) => span.end > span.from + 1 && isName(span));

const isName = (span: Span): boolean => span.row !== undefined && span.isCommon === false;

/** Whether a span is of the catalog's own words, which no other reader takes apart. */
const isOfCatalog = (span: Span | undefined): boolean =>
	span !== undefined && (isName(span) || span.category !== undefined || span.maker !== undefined);

function product(span: Span, tokens: readonly Token[]): NamedProduct[] {
	if (span.row === undefined) return [];
	const written = tokens.slice(span.from, span.end).map((token) => token.written);
	return [{ row: span.row, written: written.join(' '), how: span.isCommon ? 'common' : 'whole', at: span.from }];
}

/** Products of which one word of the name stands there. */
function parts(
	tokens: readonly Token[],
	{ nameWords }: CatalogWords,
	spans: ReadonlyMap<number, Span>,
	taken: ReadonlySet<number>,
): NamedProduct[] {
	return tokens.flatMap(({ key, written }, at): NamedProduct[] => {
		const row = nameWords.get(key) ?? -1;
		const span = spans.get(at);
		const isOther = taken.has(at) || (span?.signs ?? span?.row ?? span?.price ?? span?.category) !== undefined;
		return row < 0 || isOther ? [] : [{ row, written, how: 'part', at }];
	});
}

const byWords = wordSet('by from von');

/** Whether a span means more than that a maker may be named so. */
const hasOtherUse = ({ row, category, maker, price, signs }: Span): boolean =>
	(row ?? category ?? maker ?? price ?? signs) !== undefined;

const isCategory = (span: Span): span is Span & { readonly category: NamedCategory } =>
	span.category !== undefined && !isName(span);

const hasContent = (span: Span | undefined): boolean =>
	span !== undefined && !isName(span) && (span.category ?? span.maker ?? span.possibleMaker) !== undefined;

const isExcludable = (span: Span | undefined): boolean =>
	span !== undefined && (span.price ?? span.category ?? span.row ?? span.maker) !== undefined;

const signedPlaces: Partial<Readonly<Record<Sign, Places>>> = {
	winner: { from: 1, to: 1 },
	silver: { from: 2, to: 2 },
	bronze: { from: 3, to: 3 },
	podium: { from: 1, to: 3 },
};

/** `first launched`, `newest first`: no place. */
const saysOrder = (span: Span | undefined): boolean =>
	span?.signs?.some((sign) => sign === 'debut' || (span.end - span.from > 1 && orders.has(sign))) === true;
const orders: ReadonlySet<Sign> = new Set(['newest', 'oldest', 'mostVotes', 'cheapest']);

const isPlaceSign = ({ signs = [] }: Span): boolean => signs.some((sign) => signedPlaces[sign] !== undefined);

/** `the winner`, `first`. */
function placesNamed(tokens: readonly Token[], at: number, spans: ReadonlyMap<number, Span>): Places | undefined {
	const [sign] = spans.get(at)?.signs?.filter((own) => signedPlaces[own] !== undefined) ?? [];
	const isNumbered = spans.get(at)?.signs?.includes('place') === true;
	const place = isNumbered ? cardinal(tokens[at + 1]?.key) : spans.has(at) ? undefined : ordinal(tokens[at]?.key);
	if (sign !== undefined) return signedPlaces[sign];
	return place === undefined ? undefined : { from: place, to: place };
}

/** Whether a word has a meaning of its own that the grammar does not know. */
function isOtherWord(tokens: readonly Token[], at: number): boolean {
	const { key = '' } = tokens[at] ?? {};
	const isLetter = /^[a-z]$/.test(tokens[at]?.written ?? '');
	return (
		!fillers.has(key) && !isLetter && (cardinal(key) === undefined || /^\d{3,}$/.test(key)) && !isPageNumber(tokens, at)
	);
}

const distinct = (products: readonly NamedProduct[]): NamedProduct[] =>
	products.filter(({ row }, at) => products.findIndex((other) => other.row === row) === at);

function priceOf({ price }: Span, isExcluded: boolean): Asked<Price>[] {
	return price ? [{ value: price, isExcluded }] : [];
}

const isOf = (signs: ReadonlySet<Sign>, ...own: readonly Sign[]): boolean => own.some((sign) => signs.has(sign));
