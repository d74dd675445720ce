/** Products by words. */

import type { OtherProduct } from '../drafts/find-duplicates.ts';
import { otherProductsOf } from '../drafts/other-products.ts';
import { type Found, findProducts } from '../search/find-products.ts';
import { readMoved, readNames, readWebsites } from './catalog-files.ts';
import { notFound } from './operations/operation.ts';
import { type ProductOrder, ranksInOrder, rowsByNumber } from './product-table.ts';
import { maximumSize, searchIndex } from './search-index.ts';
import type { Selection } from './select-products.ts';
import { type AgentSite, memoize } from './site.ts';

export interface SearchQuery {
	readonly words: string;
	/** What they are chosen by, and in which order they come instead of the best first. */
	readonly selection?: Selection | undefined;
	readonly order?: ProductOrder | undefined;
}

/** The part of the results that is shown. */
export interface ResultPage {
	readonly page: number;
	readonly perPage: number;
}

export const withoutSearch = notFound(
	'not_found',
	'This site is built without search.',
	'Page through `list_products` instead.',
);

/**
 * Products of a page of the results, best first.
 *
 * @returns `undefined` when the site is built without search.
 */
export async function findForAgents(
	site: AgentSite,
	{ words, selection, order }: SearchQuery,
	{ page, perPage }: ResultPage,
): Promise<Found | undefined> {
	const index = await searchIndex(site);
	const part = { first: (page - 1) * perPage, count: perPage, maximumSize };
	if (!selection) return findProducts(index, words, part);
	const { table, includes } = selection;
	const rowOf = await rowsByNumber(site, table);
	const ranks = order && (await ranksInOrder(site, table, order));
	return findProducts(index, words, {
		...part,
		accepts: includes && ((product) => includes(rowOf[product] ?? -1)),
		orderOf: ranks && ((product) => ranks[rowOf[product] ?? -1] ?? 0),
	});
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const [names, websites, moved] = await Promise.all([readNames(site), readWebsites(site), readMoved(site)]);
		return otherProductsOf({ names, websites, moved });
	});
}
