/** Products by words. */

import { type OtherProduct, otherProductsOf } from '../drafts/find-duplicates.ts';
import { type Found, loadSearch } from '../search/product-search.ts';
import { readMoved, readNames, readWebsites } from './catalog-files.ts';
import { type ProductOrder, ranksInOrder } from './product-table.ts';
import type { Selection } from './select-products.ts';
import { type AgentSite, memoize } from './site.ts';

export interface SearchQuery {
	readonly words: string;
	/** What they are chosen by, and in which order they come instead of the best first. */
	readonly selection?: Selection | undefined;
	readonly order?: ProductOrder | undefined;
}

/** Every product that words find. The index is read once for each release. */
export async function findForAgents(site: AgentSite, { words, selection, order }: SearchQuery): Promise<Found> {
	const search = await memoize(site, 'search', () => loadSearch(site.read));
	if (!selection) return search.find(words);
	const { table, includes } = selection;
	const rowOf = (slug: string): number => table.rows.get(slug) ?? -1;
	const ranks = order && (await ranksInOrder(site, table, order));
	return search.find(words, {
		accepts: includes && ((slug) => includes(rowOf(slug))),
		orderOf: ranks && ((slug) => ranks[rowOf(slug)] ?? 0),
	});
}

/** Slug, name and website of every product. */
export function otherProducts(site: AgentSite): Promise<readonly OtherProduct[]> {
	return memoize(site, 'other-products', async () => {
		const [names, websites, moved] = await Promise.all([readNames(site), readWebsites(site), readMoved(site)]);
		return otherProductsOf({ names, websites, moved });
	});
}
