import type { Catalog } from '../../catalog/catalog.ts';
import { websiteKey } from '../../contract/website-key.ts';

/** A product as programs search it: slug, name, tagline, slugs of categories. */
export type SearchRow = readonly [slug: string, name: string, tagline: string, categories: readonly string[]];

/** Every product in name order, with no more of it than a search looks at. */
export function searchRows({ products }: Catalog): SearchRow[] {
	return products.map(({ slug, name, tagline, categories }) => [slug, name, tagline ?? '', categories]);
}

/** Slugs by website. A website that several products share belongs to the first of them in name order. */
export function slugsByWebsite({ products }: Catalog): Record<string, string> {
	const entries = products.flatMap(({ slug, website_url }): [string, string][] => {
		const key = website_url === undefined ? undefined : websiteKey(website_url);
		return key === undefined ? [] : [[key, slug]];
	});
	return Object.fromEntries(entries.toReversed().sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
