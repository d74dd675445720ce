/** What each term of a query stands for: terms of the index, parts of names, and what may be written instead of it. */
import { longestNamePart, type NamePartFile, type SearchHead, shortestNamePart } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangesOfPrefix } from './key-ranges.ts';
import { matchedDescriptions, matchedTerms } from './matched-terms.ts';
import { productsOfPart } from './name-part-file.ts';
import { unpackAscending } from './packed-numbers.ts';
import { type Extra, type MatchedTerm, rarityOf, scoreTerm } from './score-terms.ts';
import type { AskedTerm } from './stages.ts';
import { synonymsIn } from './synonyms.ts';

export interface MatchedUnit extends AskedTerm {
	readonly matched: readonly MatchedTerm[];
	readonly extras: readonly Extra[];
}

/** Beside those of fields. */
const weights = { namePart: 2, joined: 0.9, synonym: 0.4, split: 0.6 };

/** Shorter words are not parts of a longer one. */
const minimumSplit = 3;

/** Words beyond these are not looked at together with their neighbours. */
const maximumNeighbours = 6;

/** Longer words are not cut in two. */
const maximumSplit = 24;

export interface MatchOptions {
	readonly forgives: boolean;
	readonly withDescriptions: boolean;
	/** What the terms are parts of, by term: the same in every stage of one search. */
	readonly namesHolding: Map<string, Promise<Extra>>;
}

export async function matchQuery(
	reader: IndexReader,
	head: SearchHead,
	asked: readonly AskedTerm[],
	{ forgives, withDescriptions, namesHolding }: MatchOptions,
): Promise<MatchedUnit[]> {
	const all = asked.map(({ term }) => term);
	const terms = all.slice(0, maximumNeighbours);
	const extras = asked.map((): Extra[] => []);
	const partsOf = (term: string): Promise<Extra> => {
		const found = namesHolding.get(term) ?? nameParts(reader, head, term);
		namesHolding.set(term, found);
		return found;
	};
	const [matched] = await Promise.all([
		Promise.all(asked.map((one) => (one.role !== 'common' ? matchOne(reader, head, one, withDescriptions) : []))),
		Promise.all(asked.map(async (one, at) => one.role === 'needed' && extras[at]?.push(await partsOf(one.term)))),
		addSynonyms(reader, head, all, extras),
		Promise.all(
			terms.slice(1).map(async (term, at) => {
				const joined = await phrase(reader, head, [`${terms[at]}${term}`], weights.joined / 2);
				for (const own of [extras[at], extras[at + 1]]) own?.push(joined);
			}),
		),
	]);
	return Promise.all(
		asked.map(async (one, at): Promise<MatchedUnit> => {
			const own = { matched: matched[at] ?? [], extras: (extras[at] ?? []).filter(({ size }) => size > 0) };
			if (forgives && one.role === 'needed' && own.matched.length + own.extras.length === 0) {
				return { ...one, matched: [], extras: await splitWord(reader, head, one.term) };
			}
			return { ...one, ...own };
		}),
	);
}

async function matchOne(reader: IndexReader, head: SearchHead, one: AskedTerm, withDescriptions: boolean) {
	const [own, described] = await Promise.all([
		matchedTerms(reader, head, one),
		withDescriptions ? matchedDescriptions(reader, head, one.term) : [],
	]);
	return [...own, ...described];
}

/** Products in whose name the term stands somewhere: `shark` is in `wireshark`. */
async function nameParts(reader: IndexReader, head: SearchHead, term: string): Promise<Extra> {
	const part = term.slice(0, longestNamePart);
	if (part.length < shortestNamePart) return new Map();
	const files = await reader.ranges<NamePartFile>(rangesOfPrefix(head.nameParts, part));
	const found = new Set<number>();
	for (const products of files.flatMap((file) => productsOfPart(file, part))) {
		for (const product of unpackAscending(products)) found.add(product);
	}
	const score = weights.namePart * rarityOf(found.size, head);
	return new Map(Array.from(found, (product) => [product, score]));
}

async function addSynonyms(reader: IndexReader, head: SearchHead, terms: readonly string[], extras: Extra[][]) {
	for (const { from, end, phrases } of await synonymsIn(reader, head, terms)) {
		const weight = weights.synonym / (end - from);
		for (const found of await Promise.all(phrases.map((own) => phrase(reader, head, own, weight)))) {
			for (const own of extras.slice(from, end)) own.push(found);
		}
	}
}

/** Products that hold all of these terms, or forms of them. */
async function phrase(reader: IndexReader, head: SearchHead, terms: readonly string[], weight: number): Promise<Extra> {
	let found: Extra | undefined;
	for (const term of terms) {
		if (found?.size === 0) break;
		const scores = new Map<number, number>();
		for (const one of await matchedTerms(reader, head, { term, prefix: false, distance: 0 })) {
			scoreTerm(one, head, (product, score) => {
				if (found && !found.has(product)) return;
				scores.set(product, (scores.get(product) ?? 0) + (weight * score) / terms.length);
			});
		}
		for (const [product, score] of scores) scores.set(product, score + (found?.get(product) ?? 0));
		found = scores;
	}
	return found ?? new Map();
}

/** `timetracking` is `time tracking`. */
async function splitWord(reader: IndexReader, head: SearchHead, word: string): Promise<Extra[]> {
	const count = word.length > maximumSplit ? 0 : Math.max(0, word.length - 2 * minimumSplit + 1);
	const pairs = Array.from({ length: count }, (_, at) => [
		word.slice(0, at + minimumSplit),
		word.slice(at + minimumSplit),
	]);
	const found = await Promise.all(pairs.map((pair) => phrase(reader, head, pair, weights.split)));
	return found.filter(({ size }) => size > 0);
}
