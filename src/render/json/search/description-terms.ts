/** The words of a description by which its product is found: the first ones that stand nowhere else in the index. */
import { commonWords } from '../../../search/common-words.ts';
import { termsOf } from '../../../search/terms.ts';

/** More of them would be most of the index. */
const maximumTerms = 24;

/** Of a description that is looked at. */
const maximumLength = 500;

const minimumTerm = 3;

/** Targets of links, and addresses. */
const address = /\]\([^()\s]{0,500}\)|https?:\/\/\S{0,500}/g;

/** @param known - Terms of the other fields. */
export function descriptionTerms(description = '', known: ReadonlySet<string>): string[] {
	const terms = new Set(termsOf(description.slice(0, maximumLength).replaceAll(address, ' ')));
	const isOwn = (term: string): boolean => term.length >= minimumTerm && !commonWords.has(term) && !known.has(term);
	return [...terms].filter(isOwn).slice(0, maximumTerms);
}
