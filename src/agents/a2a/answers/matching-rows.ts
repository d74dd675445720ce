/** Which products have words, read from the terms of the search index without ranking anything. */
import type { SearchHead } from '../../../search/index-files.ts';
import type { IndexReader } from '../../../search/index-reader.ts';
import { matchedDescriptions, matchedTerms } from '../../../search/matched-terms.ts';
import { unpackAscending } from '../../../search/packed-numbers.ts';
import type { MatchedTerm } from '../../../search/score-terms.ts';
import { editDistance } from '../../../search/stages.ts';
import { synonymsIn } from '../../../search/synonyms.ts';
import { termsOf } from '../../../search/terms.ts';
import { rowsByNumber } from '../../product-table.ts';
import { searchIndex } from '../../search-index.ts';
import type { Context } from './context.ts';

/** Numbers of products in the index; whether by more than a description. */
type Matches = Map<number, boolean>;

/** Shorter words stand for themselves and their forms, longer ones also for what begins so. */
const minimumBeginning = 5;
const maximumTerms = 12;

/** Rows that match all words, with whether they do by more than their descriptions. */
export async function rowsMatching(
	{ words, site }: Context,
	query: string,
	forgives = true,
): Promise<ReadonlyMap<number, boolean>> {
	const reader = await searchIndex(site);
	const head = await reader.head();
	const terms = termsOf(query).slice(0, maximumTerms);
	if (!head || terms.length === 0) return new Map();
	const [first = new Map(), ...others] = await Promise.all(terms.map((term) => matchesOf(reader, head, term)));
	const all = others.reduce(inBoth, first);
	for (const { from, end, phrases } of terms.length > 1 ? await synonymsIn(reader, head, terms) : []) {
		if (end - from === terms.length) await addPhrases(reader, head, phrases, all);
	}
	if (all.size === 0 && forgives && terms.length === 1) add(all, await similar(reader, head, terms[0] ?? ''), true);
	const rowOf = await rowsByNumber(site, words.table);
	return new Map([...all].map(([product, isNear]) => [rowOf[product] ?? -1, isNear]));
}

/** A term, its forms and what editors list beside it. */
async function matchesOf(reader: IndexReader, head: SearchHead, term: string): Promise<Matches> {
	const prefix = term.length >= minimumBeginning;
	const [near, described, synonyms] = await Promise.all([
		matchedTerms(reader, head, { term, prefix, distance: 0 }),
		matchedDescriptions(reader, head, term),
		synonymsIn(reader, head, [term]),
	]);
	const matches: Matches = new Map();
	add(matches, near, true);
	add(matches, described, false);
	for (const { phrases } of synonyms) await addPhrases(reader, head, phrases, matches);
	return matches;
}

async function addPhrases(
	reader: IndexReader,
	head: SearchHead,
	phrases: readonly (readonly string[])[],
	matches: Matches,
): Promise<void> {
	for (const phrase of phrases) {
		const found = await Promise.all(
			phrase.map(async (term) => {
				const own: Matches = new Map();
				add(own, await matchedTerms(reader, head, { term, prefix: false, distance: 0 }), true);
				return own;
			}),
		);
		const [first = new Map(), ...others] = found;
		for (const product of others.reduce(inBoth, first).keys()) matches.set(product, true);
	}
}

const similar = (reader: IndexReader, head: SearchHead, term: string): Promise<readonly MatchedTerm[]> =>
	matchedTerms(reader, head, { term, prefix: false, distance: editDistance(term) });

function add(matches: Matches, terms: readonly MatchedTerm[], isNear: boolean): void {
	for (const { occurrences } of terms) {
		for (const [, products] of occurrences) {
			for (const product of unpackAscending(products)) {
				if (isNear || !matches.has(product)) matches.set(product, isNear);
			}
		}
	}
}

function inBoth(one: Matches, other: Matches): Matches {
	return new Map(
		[...one].flatMap(([product, isNear]) =>
			other.has(product) ? [[product, isNear && other.get(product) === true]] : [],
		),
	);
}
