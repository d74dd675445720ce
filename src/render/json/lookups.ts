import type { Catalog } from '../../catalog/catalog.ts';
import { websiteKey } from '../../contract/website-key.ts';

/** Every product in name order. */
export function slugsAndNames({ products }: Catalog): (readonly [slug: string, name: string])[] {
	return products.map(({ slug, name }) => [slug, name]);
}

/** Slugs by website. A website that several products share belongs to the first of them in name order. */
export function slugsByWebsite({ products }: Catalog): Record<string, string> {
	const entries = products.flatMap(({ slug, website_url }): [string, string][] => {
		const key = website_url === undefined ? undefined : websiteKey(website_url);
		return key === undefined ? [] : [[key, slug]];
	});
	return Object.fromEntries(entries.toReversed().sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
