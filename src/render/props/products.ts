import type { Catalog, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { otherOrders } from '../../routes/paths.ts';
import { bestLaunch, hasScore } from '../best-launch.ts';
import { longDate } from '../dates.ts';
import { type LetterLink, labelOf, letterLinks, letterOf } from '../letters.ts';
import { pageLength, pageOf } from '../paged.ts';
import { type Order, productsInOrder } from '../product-orders.ts';
import { type Facets, facetsOf } from './facets.ts';
import { type ListedProduct, type Listing, listed, listingOf, type Path, pagesBehind, pathsPer } from './lists.ts';

/** Products that stand together in an order: of one letter, or of one day. */
interface ProductGroup {
	/** Of its heading, where links lead to it. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	readonly items: readonly RankedProduct[];
}

export interface RankedProduct extends ListedProduct {
	/** In the order by score: where it stands, and with which launch. */
	readonly best?: { readonly rank: number; readonly score: number; readonly week: PeriodFacts['name'] } | undefined;
}

export interface ProductsProps extends Omit<Listing, 'items'> {
	readonly order: Order;
	/** Every order that has pages, this one among them; none where there is no other. */
	readonly orders: readonly Order[];
	/** None where the list is short or in another order. */
	readonly letters: readonly LetterLink[];
	readonly groups: readonly ProductGroup[];
	readonly facets: Facets;
	/** Whether the API has these products on its page of the same number: its order parts letters with marks from others. */
	readonly isPageOfApi: boolean;
}

/** So many products can be looked through without letters. */
const withoutLetters = 30;

export function productsProps(catalog: Catalog, order: Order, page: number): ProductsProps {
	const products = productsInOrder(catalog, order);
	const { items: _, ...listing } = listingOf(catalog, products, page);
	const { items } = pageOf(products, page);
	const letters = order === 'name' && products.length > withoutLetters ? lettersOf(catalog) : [];
	const groups = groupsOf(catalog, items, letters.length > 0 ? 'letter' : order, listing.page);
	const others = ordersOf(catalog);
	const orders: readonly Order[] = others.length > 0 ? ['name', ...others] : [];
	const isPageOfApi = order === 'name' && isSame(items, pageOf(catalog.products, page).items);
	return { ...listing, order, orders, letters, groups, facets: facetsOf(catalog), isPageOfApi };
}

const isSame = (some: readonly Product[], others: readonly Product[]): boolean =>
	others.every((product) => some.includes(product));

const lettersOf = oncePer((catalog: Catalog): readonly LetterLink[] => letterLinks(productsInOrder(catalog, 'name')));

function groupsOf(catalog: Catalog, items: readonly Product[], by: Order | 'letter', page: number): ProductGroup[] {
	if (items.length === 0) return [];
	if (by === 'letter') {
		const letters = Map.groupBy(items, ({ name }) => letterOf(name));
		return [...letters].map(([id, group]) => ({ id, title: labelOf(id), items: group.map(row) }));
	}
	if (by === 'newest') {
		const days = Map.groupBy(items, ({ first_launched_on }) => first_launched_on);
		return [...days].map(([day, group]) => ({ id: undefined, title: longDate(day), items: group.map(row) }));
	}
	const ranked = by === 'score' ? items.map((product, index) => rankedRow(product, index)) : items.map(row);
	return [{ id: undefined, title: undefined, items: ranked }];

	function row(product: Product): RankedProduct {
		return listed(catalog, product);
	}

	function rankedRow(product: Product, index: number): RankedProduct {
		const launch = bestLaunch(product);
		if (!launch?.launch_period.has_places) return row(product);
		const rank = (page - 1) * pageLength + index + 1;
		return { ...row(product), best: { rank, score: launch.score, week: launch.launch_period.name } };
	}
}

/** Every page of the list in alphabetical order after the first. */
export const laterProductsPages = pathsPer((catalog: Catalog): Path<{ readonly page: string }, ProductsProps>[] =>
	pagesBehind({}, catalog.products, (page) => productsProps(catalog, 'name', page)),
);

/** The first page of each other order. */
export const orderPages = pathsPer((catalog: Catalog): Path<{ readonly order: string }, ProductsProps>[] =>
	ordersOf(catalog).map((order) => ({ params: { order }, props: productsProps(catalog, order, 1) })),
);

export const laterOrderPages = pathsPer((catalog: Catalog) =>
	ordersOf(catalog).flatMap((order) =>
		pagesBehind({ order }, catalog.products, (page) => productsProps(catalog, order, page)),
	),
);

/** Of fewer than two products all orders would be alike, and nothing is in the order of scores where nobody has one. */
export const ordersOf = ({ products }: Catalog): readonly (typeof otherOrders)[number][] => {
	if (products.length < 2) return [];
	return otherOrders.filter((order) => order !== 'score' || products.some(hasScore));
};
