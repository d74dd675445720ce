/**
 * The site's search index as agents read it. A whole index of 10,000 products takes longer to load than a call at the
 * edge may take, so only the part that a query can touch is loaded for it.
 */
import MiniSearch, { type AsPlainObject } from 'minisearch';
import { searchIndexFile } from '../contract/paths.ts';
import { queryTerms, type Search, type SearchHit, slips } from '../contract/search/find-products.ts';
import { indexOptions } from '../contract/search/options.ts';
import { type AgentSite, once } from './site.ts';

/** What the index stores of a product. */
export interface StoredProduct {
	readonly name: string;
	readonly tagline?: string;
	readonly categories: readonly string[];
}

export type IndexFile = AsPlainObject;

/** The index as it is written; `undefined` when the site is built without search. */
export function indexFile(site: AgentSite): Promise<IndexFile | undefined> {
	return once(site, searchIndexFile, async () => {
		const text = await site.read(searchIndexFile);
		return text === undefined ? undefined : (JSON.parse(text) as IndexFile);
	});
}

/** Every product that the index has, in name order. */
export function storedProducts({ documentIds, storedFields }: IndexFile): [slug: string, StoredProduct][] {
	return Object.entries(documentIds).map(([number, slug]) => [slug, storedFields[number]]);
}

/** @param accept - Which of the products that match are wanted. */
export function searchIn(index: IndexFile, accept: (product: StoredProduct) => boolean): Search {
	return (words, stage) => {
		const terms = queryTerms(words);
		const forgives = terms.some((term) => stage.fuzzy(term));
		const part = partOf(index, (term) => terms.some((asked) => touches(term, asked, forgives)));
		const filter = (hit: object) => accept(hit as SearchHit);
		// Its hits hold what the index stores, which the types of the library leave open.
		return MiniSearch.loadJS(part, indexOptions).search(words, { ...stage, filter }) as unknown as SearchHit[];
	};
}

/**
 * The same index with some of its terms, and the products in which they occur. The numbers about all products stay, so
 * that scores are those of the whole.
 */
function partOf(whole: IndexFile, has: (term: string) => boolean): IndexFile {
	const index = whole.index.filter(([term]) => has(term));
	const products = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
	const only = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
		Object.fromEntries(Array.from(products, (number) => [number, all[number] as Value]));
	const { documentIds, fieldLength, storedFields } = whole;
	return {
		...whole,
		index,
		documentIds: only(documentIds),
		fieldLength: only(fieldLength),
		storedFields: only(storedFields),
	};
}

/** Whether a term of the index can match one of a query: never `false` when it does. */
function touches(term: string, asked: string, forgives: boolean): boolean {
	if (term.startsWith(asked)) return true;
	const allowed = forgives ? slips(asked) : 0;
	return allowed > 0 && Math.abs(term.length - asked.length) <= allowed && missing(asked, term) <= allowed;
}

/** How many letters of one word another lacks, wherever they stand. So many slips at least lie between the two. */
function missing(word: string, other: string): number {
	let rest = other;
	let count = 0;
	for (let at = 0; at < word.length; at++) {
		const found = rest.indexOf(word.charAt(at));
		if (found < 0) count++;
		else rest = rest.slice(0, found) + rest.slice(found + 1);
	}
	return count;
}
