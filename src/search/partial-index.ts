/**
 * Searches in a part of the index. A whole index of 10,000 products takes longer to load than a call at the
 * edge may take, so only the part that a query can touch is loaded for it.
 */
import MiniSearch from 'minisearch';
import type { Search, SearchHit } from './find-products.ts';
import type { IndexFile, StoredProduct } from './index-file.ts';
import { indexOptions } from './options.ts';
import { planSearch } from './plan-search.ts';
import type { IndexTerm, SearchTerms } from './search-terms.ts';

/**
 * @param terms - Those of the index.
 * @param accept - Which of the products that match are wanted.
 */
export function searchIn(index: IndexFile, terms: SearchTerms, accept: (product: StoredProduct) => boolean): Search {
	const { documentIds, storedFields, nextId } = index;
	return (words, stage) => {
		const plan = planSearch(terms, words, stage, nextId, (product) => accept(storedFields[product] as StoredProduct));
		if (!plan) return [];
		const { kept, products } = plan;
		const prefixes = new Set(kept.flatMap(({ term, prefix }) => (prefix ? [term] : [])));
		const wanted = products && new Set(Array.from(products, (product) => documentIds[product]));
		const options = {
			...stage,
			tokenize: () => kept.map(({ term }) => term),
			prefix: (term: string) => prefixes.has(term),
			filter: (hit: object) => (wanted ? wanted.has((hit as SearchHit).id) : accept(hit as SearchHit)),
		};
		const part = partOf(index, new Set(kept.flatMap(({ found }) => found)));
		// Its hits hold what the index stores, which the types of the library leave open.
		return MiniSearch.loadJS(part, indexOptions).search(words, options) as unknown as SearchHit[];
	};
}

/**
 * The same index with some of its terms, and the products in which they occur. The numbers about all products stay, so
 * that scores are those of the whole.
 */
function partOf(whole: IndexFile, terms: ReadonlySet<IndexTerm>): IndexFile {
	const inOrder = Array.from(terms).sort((a, b) => a.position - b.position);
	const products = new Set(inOrder.flatMap((term) => Array.from(term.products)));
	const only = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> => {
		const part: Record<string, Value> = {};
		for (const number of products) part[number] = all[number] as Value;
		return part;
	};
	const { documentIds, fieldLength, storedFields } = whole;
	return {
		...whole,
		index: inOrder.map(({ entry }) => entry),
		documentIds: only(documentIds),
		fieldLength: only(fieldLength),
		storedFields: only(storedFields),
	};
}
