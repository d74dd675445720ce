/** Gives products the numbers that they have in the search index, and divides them into groups. */
import type { Product } from '../../../catalog/catalog.ts';
import { stableHash } from '../../../catalog/stable-hash.ts';
import { groupCapacity } from '../../../search/index-files.ts';

/** On average; a group ends before a product whose hash says so, so that a new product changes one group. */
const averageSize = 64;

export interface Group {
	readonly inNameOrder: readonly Product[];
	/** In the order of their numbers: a new product comes last, mostly. */
	readonly numbered: readonly Product[];
}

/** @param products - In name order. */
export function groupsOf(products: readonly Product[]): Group[] {
	const groups: Product[][] = [];
	for (const product of products) {
		const last = groups.at(-1);
		if (!last || last.length === groupCapacity || stableHash(product.slug) % averageSize === 0) groups.push([product]);
		else last.push(product);
	}
	return groups.map((group) => ({ inNameOrder: group, numbered: group.toSorted(byFirstLaunch) }));
}

function byFirstLaunch(a: Product, b: Product): number {
	if (a.first_launched_on !== b.first_launched_on) return a.first_launched_on < b.first_launched_on ? -1 : 1;
	return a.slug < b.slug ? -1 : 1;
}

/** The number of each product, in name order. @param products - In name order. */
export function numbersOf(products: readonly Product[]): number[] {
	const numbers = new Map<string, number>();
	for (const [at, { numbered }] of groupsOf(products).entries()) {
		for (const [place, { slug }] of numbered.entries()) numbers.set(slug, at * groupCapacity + place);
	}
	return products.map(({ slug }) => numbers.get(slug) ?? 0);
}
