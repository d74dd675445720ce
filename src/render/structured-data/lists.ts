import { productPage } from '../../routes/paths.ts';
import { pageLength, pagePath } from '../paged.ts';
import type { ListedProduct, Listing } from '../props/lists.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { itemList, type ListedItems } from './item-list.ts';

interface ListPage extends Omit<ListedItems, 'path'> {
	/** Path of the first page of the list. */
	readonly path: string;
	readonly page?: number;
	/** The pages above the list, the nearest last. */
	readonly above?: readonly Crumb[];
}

/** A page of a list with its entries, and the way to it. */
export function listPageData(baseUrl: string, { path, page = 1, above = [], ...list }: ListPage): readonly object[] {
	const { name } = list;
	const own = pagePath(path, page);
	return [
		{ '@type': 'CollectionPage', name, url: baseUrl + own, mainEntity: itemList(baseUrl, { ...list, path: own }) },
		breadcrumbs(baseUrl, [...above, { name, path }]),
	];
}

/** The entries of a page that lists products. */
export const productItems = (
	{ count, page }: Pick<Listing, 'count' | 'page'>,
	products: readonly Pick<ListedProduct, 'slug' | 'name'>[],
): Pick<ListPage, 'items' | 'count' | 'first' | 'page'> => ({
	items: products.map(({ slug, name }) => ({ name, path: productPage(slug) })),
	count,
	first: (page - 1) * pageLength + 1,
	page,
});
