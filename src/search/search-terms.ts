/** The terms of the search index, found as MiniSearch finds them. What a search needs of it is made for the first one. */
import SearchableMap from 'minisearch/SearchableMap';
import type { IndexFile } from './index-file.ts';

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
	/** How many edits are tolerated. */
	readonly fuzzy: number | boolean;
}

export class SearchTerms {
	readonly #byFirstLetter: ReadonlyMap<string, readonly IndexTerm[]>;
	/** The library's own, which takes longer to make than a search takes that forgives nothing. */
	#tree: SearchableMap<IndexTerm> | undefined;

	constructor(index: readonly Entry[]) {
		this.#byFirstLetter = Map.groupBy(
			index.map((entry, position) => new IndexTerm(entry, position)),
			({ entry: [term] }) => term.charAt(0),
		);
	}

	/** The terms of the index that a term of a query stands for. */
	matching(asked: string, { prefix, fuzzy }: Matching): readonly IndexTerm[] {
		const matches = (term: string) => (prefix ? term.startsWith(asked) : term === asked);
		const near = this.#byFirstLetter.get(asked.charAt(0)) ?? [];
		const found = new Set(near.filter(({ entry: [term] }) => matches(term)));
		if (!fuzzy) return [...found];
		this.#tree ??= SearchableMap.from(
			Array.from(this.#byFirstLetter.values()).flatMap((terms) =>
				terms.map((term): [string, IndexTerm] => [term.entry[0], term]),
			),
		);
		for (const [term] of this.#tree.fuzzyGet(asked, Number(fuzzy)).values()) found.add(term);
		return [...found];
	}
}
