/** Products by words, by category or by nearly their name. */

import type { OtherProduct } from '../drafts/find-duplicates.ts';
import { otherProductsOf } from '../drafts/other-products.ts';
import { namesFile, redirectsFile, websitesFile } from '../routes/paths.ts';
import { type Exactness, findProducts, nameKey } from '../search/find-products.ts';
import { type StoredProduct, storedProducts } from '../search/index-file.ts';
import { indexNames } from '../search/near-names.ts';
import { searchIn } from '../search/partial-index.ts';
import { indexFile, termsOf } from './search-index.ts';
import { type AgentSite, memoize } from './site.ts';

export interface SearchQuery {
	readonly words?: string | undefined;
	/** Slug of a category. */
	readonly category?: string | undefined;
}

export interface FoundSlugs {
	/** Best first; those of a category without words in name order. */
	readonly slugs: readonly string[];
	readonly exactness: Exactness;
}

/** The text instead of results where the site has no index. */
export const withoutSearch = 'This site is built without search. Page through `list_products` instead.';

/** @returns `undefined` when the site is built without search. */
export async function searchSlugs(
	site: AgentSite,
	{ words = '', category }: SearchQuery,
): Promise<FoundSlugs | undefined> {
	const index = await indexFile(site);
	if (!index) return undefined;
	const accept = ({ categories }: StoredProduct) => category === undefined || categories.includes(category);
	if (words.trim() === '') {
		const products = storedProducts(index).filter(([, product]) => accept(product));
		return { slugs: products.map(([slug]) => slug), exactness: 'all_words' };
	}
	const { hits, exactness } = findProducts(searchIn(index, await termsOf(site, index), accept), words);
	return { slugs: hits.map(({ id }) => id), exactness };
}

/** Slugs of products whose slug or name is similar to an unknown one, best first, at most three. */
export async function nearSlugs(site: AgentSite, unknown: string): Promise<readonly string[]> {
	const find = await memoize(site, 'near-names', async () => indexNames(await names(site)));
	return find(unknown).slugs;
}

/** The product of a whole name, whatever its case, accents and punctuation; of several the first in name order. */
export async function slugOfName(site: AgentSite, name: string): Promise<string | undefined> {
	const slugs = await memoize(site, 'slugs-by-name', async () => {
		const rows = (await names(site)).map(([slug, own]): [string, string] => [nameKey(own), slug]);
		return new Map(rows.reverse());
	});
	return slugs.get(nameKey(name));
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const websites = JSON.parse((await site.read(websitesFile)) ?? '{}');
		const moved = JSON.parse((await site.read(redirectsFile)) ?? '{}');
		return otherProductsOf({ names: await names(site), websites, moved });
	});
}

function names(site: AgentSite): Promise<readonly (readonly [slug: string, name: string])[]> {
	return memoize(site, namesFile, async () => JSON.parse((await site.read(namesFile)) ?? '[]'));
}
