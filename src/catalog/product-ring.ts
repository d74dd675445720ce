import type { Product } from './catalog.ts';
import { keywordsOf } from './keywords.ts';
import { stableHash } from './stable-hash.ts';

/** A shared category counts as much as two shared words: editors choose it. */
const categoryFactor = 2;

/** A category, a word, or a category with a word, in numbers: catalogs have hundreds of thousands of them. */
interface Feature {
	/** Its number. */
	readonly id: number;
	readonly hash: number;
	/** What its bits are multiplied by; 0 when it only leads to candidates. */
	readonly factor: number;
	/** Indexes of the products that have it, in the order of the ring. */
	readonly list: number[];
}

export interface RingMember {
	readonly product: Product;
	readonly hash: number;
	/** The score of its best week. */
	readonly bestScore: number;
	/** What it is compared by. */
	readonly features: readonly Feature[];
	/** Features in whose lists its candidates stand. */
	readonly listed: readonly Feature[];
	/** Its indexes in those lists. */
	readonly indexes: readonly number[];
}

export interface ProductRing {
	readonly members: readonly RingMember[];
	/** How many features there are. */
	readonly features: number;
	/** Numbers of the features of all members, one member after the other: in one piece they are read much faster. */
	readonly ids: Int32Array;
	/** Where those of each member begin, and where the last ones end. */
	readonly starts: Int32Array;
}

/** Products in the order of a hash of their slugs, with what they have in common. @param products - In any order. */
export function productRing(products: readonly Product[]): ProductRing {
	const features = new Map<string, Feature>();
	const featureOf = (name: string, factor: number): Feature => {
		const known = features.get(name);
		if (known) return known;
		const feature = { id: features.size, hash: stableHash(name), factor, list: [] };
		features.set(name, feature);
		return feature;
	};
	const members = products
		.map((product) => ({ product, hash: stableHash(product.slug) }))
		.sort((a, b) => a.hash - b.hash || (a.product.slug < b.product.slug ? -1 : 1))
		.map(({ product, hash }, place): RingMember => {
			const { name, tagline = '', categories, launches } = product;
			const words = keywordsOf(`${name} ${tagline}`);
			const own = [
				...categories.map((slug) => featureOf(`/${slug}`, categoryFactor)),
				...words.map((word) => featureOf(word, 1)),
			];
			// Neighbours in a long list share little else; in that of a category and a word, two things at least.
			const [main = ''] = categories;
			const listed = [...own, ...words.map((word) => featureOf(`/${main} ${word}`, 0))];
			const bestScore = launches.reduce((best, { score }) => Math.max(best, score), 0);
			const indexes = listed.map(({ list }) => list.push(place) - 1);
			return { product, hash, bestScore, features: own, listed, indexes };
		});
	const starts = new Int32Array(members.length + 1);
	for (const [place, { features: own }] of members.entries()) starts[place + 1] = (starts[place] ?? 0) + own.length;
	const ids = Int32Array.from(members.flatMap(({ features: own }) => own.map(({ id }) => id)));
	return { members, features: features.size, ids, starts };
}
