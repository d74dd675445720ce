/** The search index as it is published. */
import type { AsPlainObject } from 'minisearch';

/** What the index stores of a product. */
export interface StoredProduct {
	readonly name: string;
	readonly tagline?: string;
	readonly categories: readonly string[];
}

export type IndexFile = AsPlainObject;

/** Every product that the index has, in name order. */
export function storedProducts({ documentIds, storedFields }: IndexFile): [slug: string, StoredProduct][] {
	return Object.entries(documentIds).map(([number, slug]) => [slug, storedFields[number]]);
}
