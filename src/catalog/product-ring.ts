import type { Product } from './catalog.ts';
import { keywordsOf } from './keywords.ts';
import { stableHash } from './stable-hash.ts';

/** A shared category counts as much as two shared words: editors choose it. */
const categoryFactor = 2;

/**
 * Products in the order of a hash of their slugs, with what they have in common: features, each of which is a category, a
 * word, or a category with a word. Products and features are numbers here, and what is known of them stands in columns:
 * catalogs have hundreds of thousands of features, of which objects would take several times as long.
 */
export interface ProductRing {
	readonly products: readonly Product[];
	/** Of the slug of each product. */
	readonly hashes: Uint32Array;
	/** The score of each product's best week. */
	readonly bestScores: Float64Array;
	/** Of each feature. */
	readonly features: {
		readonly hashes: readonly number[];
		/** What its bits are multiplied by; 0 when it only leads to candidates. */
		readonly factors: readonly number[];
	};
	/** The features by which products are compared, one product after the other: in one piece they are read much faster. */
	readonly compared: Int32Array;
	/** Where those of each product begin, and where the last ones end. */
	readonly comparedStarts: Int32Array;
	/** The features in whose lists the candidates of each product stand, one product after the other. */
	readonly ids: Int32Array;
	/** Where those of each product begin, and where the last ones end. */
	readonly starts: Int32Array;
	/** The products of all features in the order of the ring, one feature after the other. */
	readonly lists: Int32Array;
	/** Where the products of each feature begin, and where the last ones end. */
	readonly listStarts: Int32Array;
	/** For each of `ids` the index in `lists` at which the product stands. */
	readonly indexes: Int32Array;
}

/** @param unordered - In any order. */
export function productRing(unordered: readonly Product[]): ProductRing {
	const members = unordered
		.map((product) => ({ product, hash: stableHash(product.slug) }))
		.sort((a, b) => a.hash - b.hash || (a.product.slug < b.product.slug ? -1 : 1));
	const products = members.map(({ product }) => product);
	const columns = featuresOf(products);
	return {
		products,
		hashes: Uint32Array.from(members, ({ hash }) => hash),
		bestScores: Float64Array.from(products, ({ launches }) =>
			launches.reduce((best, { score }) => Math.max(best, score), 0),
		),
		...columns,
		...listsOf(columns.ids, columns.starts, columns.features.hashes.length),
	};
}

function featuresOf(
	products: readonly Product[],
): Pick<ProductRing, 'features' | 'compared' | 'comparedStarts' | 'ids' | 'starts'> {
	const features = { hashes: [] as number[], factors: [] as number[] };
	const add = (hash: number, factor: number): number => features.factors.push(factor) && features.hashes.push(hash) - 1;
	const categoryIds = new Map<string, number>();
	const wordIds = new Map<string, number>();
	/** Numbers of a category with a word, by both. */
	const pairIds = new Map<string, Map<number, number>>();
	const compared: number[] = [];
	const comparedStarts = new Int32Array(products.length + 1);
	const ids: number[] = [];
	const starts = new Int32Array(products.length + 1);
	for (const [number, { name, tagline = '', categories }] of products.entries()) {
		const own = categories.map((slug) =>
			numberOf(categoryIds, slug, () => add(stableHash(`/${slug}`), categoryFactor)),
		);
		const words = keywordsOf(`${name} ${tagline}`).map((word) =>
			numberOf(wordIds, word, () => add(stableHash(word), 1)),
		);
		// Neighbours in a long list share little else; in that of a category and a word, two things at least.
		const pairsOfMain = numberOf(pairIds, categories[0] ?? '', () => new Map<number, number>());
		const pairs = words.map((word) => numberOf(pairsOfMain, word, () => add(0, 0)));
		compared.push(...own, ...words);
		ids.push(...own, ...words, ...pairs);
		comparedStarts[number + 1] = compared.length;
		starts[number + 1] = ids.length;
	}
	return { features, compared: Int32Array.from(compared), comparedStarts, ids: Int32Array.from(ids), starts };
}

function numberOf<Key, Value>(known: Map<Key, Value>, key: Key, add: () => Value): Value {
	const found = known.get(key);
	if (found !== undefined) return found;
	const added = add();
	known.set(key, added);
	return added;
}

function listsOf(
	ids: Int32Array,
	starts: Int32Array,
	features: number,
): Pick<ProductRing, 'lists' | 'listStarts' | 'indexes'> {
	const listStarts = new Int32Array(features + 1);
	for (const id of ids) listStarts[id + 1] = (listStarts[id + 1] ?? 0) + 1;
	for (let id = 0; id < features; id++) listStarts[id + 1] = (listStarts[id + 1] ?? 0) + (listStarts[id] ?? 0);
	const next = listStarts.slice();
	const lists = new Int32Array(ids.length);
	const indexes = new Int32Array(ids.length);
	for (let product = 0; product + 1 < starts.length; product++) {
		for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at++) {
			const id = ids[at] ?? 0;
			const index = next[id] ?? 0;
			next[id] = index + 1;
			lists[index] = product;
			indexes[at] = index;
		}
	}
	return { lists, listStarts, indexes };
}
