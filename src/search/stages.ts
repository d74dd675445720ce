/** How the words of a query are taken: less strictly, stage by stage, as long as nothing is found. */
import { commonWords } from './common-words.ts';
import { termsOf } from './terms.ts';

export interface Stage {
	readonly exactness: 'all_words' | 'similar_words' | 'some_words';
	/** Whether a product has to hold all words. */
	readonly needsAll: boolean;
	/** Whether spelling mistakes and words written together are tolerated. */
	readonly forgives: boolean;
}

/** How the words of a query were taken. */
export type Exactness = Stage['exactness'];

export const stages: readonly Stage[] = [
	{ exactness: 'all_words', needsAll: true, forgives: false },
	{ exactness: 'similar_words', needsAll: true, forgives: true },
	{ exactness: 'some_words', needsAll: false, forgives: true },
];

/** Characters of a query. Twice the longest name. */
export const maximumQueryLength = 200;

/** More distinct terms of a query are not looked at. */
const maximumTerms = 12;

export function queryTerms(text: string): string[] {
	return [...new Set(termsOf(text))].slice(0, maximumTerms);
}

const maximumEditDistance = 2;

/** No word is longer. */
const maximumForgivenLength = 40;

/** Shorter words turn into other words by one letter. */
export const editDistance = (term: string): number =>
	term.length < 4 || term.length > maximumForgivenLength
		? 0
		: Math.min(maximumEditDistance, Math.round(term.length * 0.2));

/** What a term of a query stands for. */
export interface AskedTerm {
	readonly term: string;
	/** `needed`: a product has to hold it where all words are needed. `welcome`: it adds to the score. `common`: neither. */
	readonly role: 'needed' | 'welcome' | 'common';
	/** Whether it stands for longer terms that begin so. */
	readonly prefix: boolean;
	/** How many edits are tolerated. */
	readonly distance: number;
}

export function askedTerms(query: string, { forgives }: Stage): AskedTerm[] {
	const terms = queryTerms(query);
	const areAllCommon = terms.every((term) => commonWords.has(term));
	return terms.map((term, at, { length }) => ({
		term,
		role: areAllCommon || !commonWords.has(term) ? 'needed' : 'common',
		// A single letter begins half of the index; it stands for itself until nothing follows it.
		prefix: at === length - 1 || !/^[a-z\d]$/.test(term),
		distance: forgives ? editDistance(term) : 0,
	}));
}
