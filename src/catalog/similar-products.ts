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
import { type ProductRing, productRing, type RingMember } from './product-ring.ts';
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
	readonly other: RingMember;
	readonly bits: number;
}

function findSimilar({ members, features, ids, starts }: ProductRing): ReadonlyMap<string, readonly Product[]> {
	/** The bits of each feature of the product that is compared; 0 where the product does not have it. */
	const bitsOf = new Uint8Array(features);
	/** By place in the ring: the product for which it was a candidate last. */
	const seenBy = new Int32Array(members.length).fill(-1);

	const mostSimilar = (member: RingMember, place: number): Product[] => {
		const all = wholeBits(members.length, member.hash);
		for (const { id, hash, factor, list } of member.features) {
			bitsOf[id] = factor * Math.max(0, all - wholeBits(list.length, member.hash ^ hash));
		}
		seenBy[place] = place;
		const best: Candidate[] = [];
		let least = all * leastShare;
		for (const [number, { list }] of member.listed.entries()) {
			const index = member.indexes[number] ?? 0;
			const isShort = list.length <= 2 * reach + 1;
			const first = isShort ? 0 : index - reach + list.length;
			const end = isShort ? list.length : first + 2 * reach + 1;
			for (let at = first; at < end; at++) {
				const candidate = list[at < list.length ? at : at % list.length] ?? place;
				if (seenBy[candidate] === place) continue;
				seenBy[candidate] = place;
				let bits = 0;
				const last = starts[candidate + 1] ?? 0;
				for (let id = starts[candidate] ?? 0; id < last; id++) bits += bitsOf[ids[id] ?? 0] ?? 0;
				const other = bits < least ? undefined : members[candidate];
				if (other === undefined) continue;
				insert(best, { other, bits });
				if (best.length === shown) least = Math.max(least, best[shown - 1]?.bits ?? 0);
			}
		}
		for (const { id } of member.features) bitsOf[id] = 0;
		return best.map(({ other }) => other.product);
	};

	return new Map(members.map((member, place) => [member.product.slug, mostSimilar(member, place)]));
}

/** Keeps the best ones in order. */
function insert(best: Candidate[], candidate: Candidate): void {
	const index = best.findIndex((other) => compare(candidate, other) < 0);
	best.splice(index < 0 ? best.length : index, 0, candidate);
	if (best.length > shown) best.pop();
}

const compare = (a: Candidate, b: Candidate): number =>
	b.bits - a.bits || b.other.bestScore - a.other.bestScore || (a.other.product.slug < b.other.product.slug ? -1 : 1);

/** Bits that distinguish so many, rounded up or down as the hash says. */
const wholeBits = (count: number, hash: number): number => Math.floor(Math.log2(count) + mixHash(hash) / 2 ** 32);
