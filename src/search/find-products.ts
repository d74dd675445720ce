/**
 * One way to search, for people and for agents: products that hold all words, or beginnings of them. Only where there
 * are none, spelling mistakes are tolerated; only where that finds none either, some of the words are enough.
 */
import { fold, termsOf } from './terms.ts';

/** A product that was found, with what the index stores of it. */
export interface SearchHit {
	/** The slug. */
	readonly id: string;
	readonly name: string;
	readonly tagline?: string;
	readonly categories: readonly string[];
	readonly score: number;
	/** Terms of the index that matched, with the fields in which they stand. */
	readonly match: Readonly<Record<string, readonly string[]>>;
}

/** Options of one search in the words of MiniSearch, which has those of the index as its own. */
export interface SearchStage {
	readonly combineWith: 'AND' | 'OR';
	readonly tokenize: (text: string) => string[];
	readonly prefix: (term: string, at: number, terms: string[]) => boolean;
	readonly fuzzy: (term: string) => number | boolean;
	readonly maxFuzzy: number;
}

export type Search = (words: string, stage: SearchStage) => readonly SearchHit[];

/** How the words of a query were taken. */
export type Exactness = 'all_words' | 'similar_words' | 'some_words';

export interface Found {
	/** Best first. */
	readonly hits: readonly SearchHit[];
	readonly exactness: Exactness;
}

/** Characters of a query. Twice the longest name. */
export const maximumQueryLength = 200;

/** More distinct terms of a query are not looked at. */
const maximumTerms = 12;

const maximumEditDistance = 2;

export function queryTerms(text: string): string[] {
	return [...new Set(termsOf(text))].slice(0, maximumTerms);
}

/** No word is longer; the library compares with room for the square of the length. */
const maximumForgivenLength = 40;

/** Shorter words turn into other words by one letter. */
export const editDistance = (term: string): number =>
	term.length < 4 || term.length > maximumForgivenLength
		? 0
		: Math.min(maximumEditDistance, Math.round(term.length * 0.2));

const asWritten: SearchStage = {
	combineWith: 'AND',
	tokenize: queryTerms,
	// A single letter begins half of the index; it stands for itself until nothing follows it.
	prefix: (term, at, terms) => at === terms.length - 1 || !/^[a-z\d]$/.test(term),
	fuzzy: () => false,
	maxFuzzy: maximumEditDistance,
};

const forgiving: SearchStage = { ...asWritten, fuzzy: (term) => editDistance(term) || false };

export const stages: readonly (SearchStage & { readonly exactness: Exactness })[] = [
	{ ...asWritten, exactness: 'all_words' },
	{ ...forgiving, exactness: 'similar_words' },
	{ ...forgiving, combineWith: 'OR', exactness: 'some_words' },
];

/** @param search - Searches the index; called again, less strictly, as long as it finds nothing. */
export function findProducts(search: Search, query: string): Found {
	for (const { exactness, ...stage } of stages) {
		const hits = search(query, stage);
		if (hits.length > 0) return { hits: namesFirst(hits, query), exactness };
	}
	return { hits: [], exactness: 'all_words' };
}

/** Products of exactly this name, then those whose name is this but for case and accents, then those that begin so. */
function namesFirst(hits: readonly SearchHit[], query: string): SearchHit[] {
	const wanted = nameKey(query);
	const place = ({ name, match }: SearchHit): number => {
		if (!Object.values(match).some((fields) => fields.includes('name'))) return 3;
		if (name === query) return 0;
		const own = nameKey(name);
		return own === wanted ? 1 : own.startsWith(wanted) ? 2 : 3;
	};
	return hits
		.map((hit) => ({ hit, place: place(hit) }))
		.sort((a, b) => a.place - b.place || b.hit.score - a.hit.score)
		.map(({ hit }) => hit);
}

/** Folded words alone, whatever stands between them. */
export function nameKey(text: string): string {
	const folded = fold(text);
	return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim() || folded;
}
