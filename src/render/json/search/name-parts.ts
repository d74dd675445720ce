/** Every part of the names by which products are found, up to its end. */
import { longestNamePart, shortestNamePart } from '../../../search/index-files.ts';
import { packAscending } from '../../../search/packed-numbers.ts';
import type { Entry } from './divide-keys.ts';

export interface NamePart extends Entry {
	readonly products: string;
}

/** @param names - Numbers of products by joined key. */
export function nameParts(names: ReadonlyMap<string, readonly number[]>): NamePart[] {
	const parts = new Map<string, number[]>();
	for (const [key, products] of names) {
		for (let from = 1; from <= key.length - shortestNamePart; from++) {
			const part = key.slice(from, from + longestNamePart);
			const known = parts.get(part);
			if (known) known.push(...products);
			else parts.set(part, [...products]);
		}
	}
	// Without a function to compare, which takes most of the time.
	return [...parts.keys()].sort().map((key) => {
		const products = parts.get(key) ?? [];
		const ascending = products.length === 1 ? products : [...new Set(products)].sort((a, b) => a - b);
		const packed = packAscending(ascending);
		return { key, products: packed, size: key.length + packed.length + 8 };
	});
}
