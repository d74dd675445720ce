/**
 * Which products resemble each product: those that share the rarest categories and keywords with it, of
 * equal ones those with the better score.
 *
 * Not all pairs are compared, and an edit of one product changes the lists of few others:
 *
 * - A product is compared with its neighbours in the lists of its categories and words. Lists are rings in the order of a
 *   hash of slugs, so that a product enters or leaves the candidates of its neighbours only.
 * - The information of a category or word is counted in whole bits, rounded from a point of each product's own. Where one more
 *   product uses a word, one or two of those that have it round differently, and not all of them.
 */
import type { Product } from './catalog.ts';
import { oncePer } from './once.ts';
import { type ProductRing, productRing } from './product-ring.ts';
import { mixHash } from './stable-hash.ts';

/** How many a product has at most. */
const shown = 6;
/** How far neighbours stand from each other in a list, in each direction. */
const reach = 8;
/** What is less alike than that is not alike: the share of the bits that tell one product among all. */
const leastShare = 0.5;

/** @param products - In any order; the result is the same. @returns Most similar first, by slug. */
export const similarProducts = oncePer((products: readonly Product[]) => findSimilar(productRing(products)));

interface Candidate {
	readonly product: Product;
	readonly bestScore: number;
	readonly bits: number;
}

function findSimilar(ring: ProductRing): ReadonlyMap<string, readonly Product[]> {
	const { products, hashes, bestScores, features, compared, comparedStarts, ids, starts, lists, listStarts, indexes } =
		ring;
	const allLog = Math.log2(products.length);
	const logs = features.factors.map((_, id) => Math.log2((listStarts[id + 1] ?? 0) - (listStarts[id] ?? 0)));
	/** The bits of each feature of the product that is compared; 0 where the product does not have it. */
	const bitsOf = new Uint8Array(logs.length);
	/** The product for which each was a candidate last. */
	const seenBy = new Int32Array(products.length).fill(-1);

	const mostSimilar = (product: number): Product[] => {
		const hash = hashes[product] ?? 0;
		const own = compared.subarray(comparedStarts[product], comparedStarts[product + 1]);
		const all = wholeBits(allLog, hash);
		for (const id of own) {
			const bits = all - wholeBits(logs[id] ?? 0, hash ^ (features.hashes[id] ?? 0));
			bitsOf[id] = (features.factors[id] ?? 0) * Math.max(0, bits);
		}
		seenBy[product] = product;
		const best: Candidate[] = [];
		let least = all * leastShare;
		const end = starts[product + 1] ?? 0;
		for (let at = starts[product] ?? 0; at < end; at++) {
			const id = ids[at] ?? 0;
			const [first, last] = [listStarts[id] ?? 0, listStarts[id + 1] ?? 0];
			const isShort = last - first <= 2 * reach + 1;
			let index = isShort ? first : (indexes[at] ?? 0) - reach;
			if (index < first) index += last - first;
			for (let left = isShort ? last - first : 2 * reach + 1; left > 0; left--) {
				const candidate = lists[index] ?? 0;
				index = index + 1 === last ? first : index + 1;
				if (seenBy[candidate] === product) continue;
				seenBy[candidate] = product;
				let bits = 0;
				const lastOther = comparedStarts[candidate + 1] ?? 0;
				for (let other = comparedStarts[candidate] ?? 0; other < lastOther; other++)
					bits += bitsOf[compared[other] ?? 0] ?? 0;
				const other = bits < least ? undefined : products[candidate];
				if (other === undefined) continue;
				insert(best, { product: other, bestScore: bestScores[candidate] ?? 0, bits });
				if (best.length === shown) least = Math.max(least, best[shown - 1]?.bits ?? 0);
			}
		}
		for (const id of own) bitsOf[id] = 0;
		return best.map((candidate) => candidate.product);
	};

	return new Map(products.map(({ slug }, number) => [slug, mostSimilar(number)]));
}

/** Keeps the best ones in order. */
function insert(best: Candidate[], candidate: Candidate): void {
	const index = best.findIndex((other) => compare(candidate, other) < 0);
	best.splice(index < 0 ? best.length : index, 0, candidate);
	if (best.length > shown) best.pop();
}

const compare = (a: Candidate, b: Candidate): number =>
	b.bits - a.bits || b.bestScore - a.bestScore || (a.product.slug < b.product.slug ? -1 : 1);

/** Bits that distinguish so many, of which the logarithm is given, rounded up or down as the hash says. */
const wholeBits = (log: number, hash: number): number => Math.floor(log + mixHash(hash) / 2 ** 32);
