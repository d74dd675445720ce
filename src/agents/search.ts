/** Products by words, by category or by nearly their name. */

import type { OtherProduct } from '../drafts/find-duplicates.ts';
import { otherProductsOf } from '../drafts/other-products.ts';
import { namesFile, redirectsFile, websitesFile } from '../routes/paths.ts';
import { type Found, findProducts } from '../search/find-products.ts';
import { indexNames } from '../search/near-names.ts';
import { nameKey } from '../search/terms.ts';
import { maximumSize, searchIndex } from './search-index.ts';
import { type AgentSite, memoize } from './site.ts';

export interface SearchQuery {
	readonly words?: string | undefined;
	/** Slug of a category. */
	readonly category?: string | undefined;
}

/** The part of the results that is shown. */
export interface ResultPage {
	readonly page: number;
	readonly perPage: number;
}

/** The text instead of results where the site has no index. */
export const withoutSearch = 'This site is built without search. Page through `list_products` instead.';

/**
 * Products of a page of the results: best first, those of a category without words in name order.
 *
 * @returns `undefined` when the site is built without search.
 */
export async function findForAgents(
	site: AgentSite,
	{ words = '', category }: SearchQuery,
	{ page, perPage }: ResultPage,
): Promise<Found | undefined> {
	const index = await searchIndex(site);
	return findProducts(index, words, { first: (page - 1) * perPage, count: perPage, category, maximumSize });
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
