/**
 * Structured data for search engines: JSON-LD with the vocabulary of schema.org. It contains nothing that readers
 * of the page do not see, and no numbers of a demonstration.
 */

import type { LaunchPeriod } from '../../catalog/catalog.ts';
import { lang } from '../../texts/lang.ts';
import { launchPeriodPage, productPage } from '../../urls/paths.ts';
import type { ListedProduct, Listing } from '../props/lists.ts';
import { weekName } from '../shared/dates.ts';
import { publishedPlaces } from '../shared/leaderboard.ts';
import { pageLength, pagePath } from '../shared/pagination.ts';

/** Types whose language is that of the board: a list has none, and that of a product is another one. */
const texts: ReadonlySet<unknown> = new Set(['CollectionPage', 'Dataset', 'WebPage', 'WebSite']);

/**
 * The text of a `script` element: JSON that stays text inside it, whatever its strings hold.
 *
 * @param nodes - At least one; `undefined` members are left out.
 */
export function jsonLd(...nodes: readonly object[]): string {
	const isText = (node: object) => '@type' in node && texts.has(node['@type']);
	const withPage = nodes.some(isText) ? nodes : [...nodes, { '@type': 'WebPage' }];
	const all = withPage.map((node) => (isText(node) ? { ...node, inLanguage: lang() } : node));
	const [only = {}] = all;
	const data = all.length > 1 ? { '@graph': all } : only;
	return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
		/[<>&\u2028\u2029]/g,
		(character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
	);
}

/** A page on the way from the front page to the one that is shown. */
export interface Crumb {
	readonly name: string;
	/** Path of the page. */
	readonly path: string;
}

/** @param crumbs - From the list at the top to the page itself. */
export function breadcrumbs(baseUrl: string, crumbs: readonly Crumb[]) {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: crumbs.map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: baseUrl + path,
		})),
	};
}

export interface ListedItems {
	readonly name: string;
	/** Path of the page of the list. */
	readonly path: string;
	/** Those of the page, in the order in which it shows them. */
	readonly items: readonly { readonly name: string; readonly path: string; readonly position?: number }[];
	/** The number of entries on all pages of the list; by default the number of items. */
	readonly count?: number;
	/** Position of the first item, where items do not say theirs: pages after the first go on counting. */
	readonly first?: number;
	/** `Descending` has the best first, `Ascending` goes by name or time; a list without an order is `Unordered`. */
	readonly order?: 'Ascending' | 'Descending' | 'Unordered';
}

/** Any list of pages: weeks, products, categories, makers. */
export function itemList(
	baseUrl: string,
	{ name, path, items, count = items.length, first = 1, order = 'Ascending' }: ListedItems,
) {
	return {
		'@type': 'ItemList',
		name,
		url: baseUrl + path,
		itemListOrder: `https://schema.org/ItemList${order === 'Unordered' ? 'Unordered' : `Order${order}`}`,
		numberOfItems: count,
		itemListElement: items.map((item, index) => ({
			'@type': 'ListItem',
			position: order === 'Unordered' ? undefined : (item.position ?? first + index),
			name: item.name,
			url: baseUrl + item.path,
		})),
	};
}

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

/** The places of a week that the API publishes. */
export function launchPeriodData(baseUrl: string, period: LaunchPeriod) {
	const { slug, has_places, rankings } = period;
	return itemList(baseUrl, {
		name: weekName(period),
		path: launchPeriodPage(slug),
		order: has_places ? 'Descending' : 'Unordered',
		items: publishedPlaces(rankings).map(({ position, product, name: productName }) => ({
			position,
			name: productName,
			path: productPage(product),
		})),
	});
}
