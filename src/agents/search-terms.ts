/** The terms of the search index, found as MiniSearch finds them, with the library's own tree; made once for a release. */
import SearchableMap from 'minisearch/SearchableMap';
import type { IndexFile } from './search-index.ts';

type Entry = IndexFile['index'][number];

/** A term of the index, and where it stands. */
export class IndexTerm {
	readonly entry: Entry;
	/** In the index: scores are sums, and equal ones keep the order in which they were made. */
	readonly position: number;
	#products: Uint32Array | undefined;

	constructor(entry: Entry, position: number) {
		this.entry = entry;
		this.position = position;
	}

	/** Numbers of the products in which it stands, once for each field. */
	get products(): Uint32Array {
		this.#products ??= Uint32Array.from(Object.values(this.entry[1]).flatMap(Object.keys), Number);
		return this.#products;
	}
}

export interface Matching {
	readonly prefix: boolean;
	/** How many slips are forgiven. */
	readonly fuzzy: number | boolean;
}

export class SearchTerms {
	readonly #tree = new SearchableMap<IndexTerm>();

	constructor(index: readonly Entry[]) {
		for (const [position, entry] of index.entries()) this.#tree.set(entry[0], new IndexTerm(entry, position));
	}

	/** The terms of the index that a term of a query stands for. */
	matching(asked: string, { prefix, fuzzy }: Matching): readonly IndexTerm[] {
		const exact = this.#tree.get(asked);
		const found = new Set<IndexTerm>(exact ? [exact] : []);
		if (prefix) for (const term of this.#tree.atPrefix(asked).values()) found.add(term);
		if (fuzzy) for (const [term] of this.#tree.fuzzyGet(asked, Number(fuzzy)).values()) found.add(term);
		return [...found];
	}
}
