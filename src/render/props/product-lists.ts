/** What each page that lists products shows: all products, a category, a pricing model, a maker. */
import { bestLaunch, hasScore } from '../../catalog/best-launches.ts';
import type { Catalog, Category, FacetValue, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { compareCodePoints } from '../../catalog/name-order.ts';
import { oncePer } from '../../catalog/once.ts';
import { type Priced, productsIn } from '../../catalog/product-groups.ts';
import { otherOrders } from '../../urls/paths.ts';
import { longDate, weekName } from '../shared/dates.ts';
import { pageLength, pageOf } from '../shared/pagination.ts';
import type { ListField } from '../shared/product-facts.ts';
import {
	alphabetical,
	alphabeticalKey,
	type LetterLink,
	labelOf,
	letterLinks,
	letterOf,
	type Order,
	productsInOrder,
} from '../shared/product-orders.ts';
import { layoutOf } from './layout.ts';
import {
	countedCategories,
	type Facet,
	facetsOf,
	type Highlights,
	highlightsOf,
	type ListedProduct,
	type Listing,
	listed,
	listingOf,
	type NamedProduct,
	type Price,
	pricesOf,
} from './lists.ts';

/** A group of products in an order: of one letter, or of one day. */
interface ProductGroup {
	/** The id of its heading, where links lead to it. */
	readonly id: string | undefined;
	readonly title: string | undefined;
	readonly items: readonly RankedProduct[];
}

interface RankedProduct extends ListedProduct {
	/** In the order by score: where it stands, and with which launch. */
	readonly best?: { readonly rank: number; readonly score: number; readonly week: PeriodFacts['name'] } | undefined;
}

export interface ProductItemProps {
	/** Price, votes and day are shown where they are given. */
	readonly product: NamedProduct & Partial<RankedProduct> & { readonly day?: string };
	/** Whether it is on the first screen, so that its icon loads at once. */
	readonly first: boolean;
}

export type ProductsProps = ReturnType<typeof productsProps>;

/** Up to this many products need no bar of letters. */
const withoutLetters = 30;

/**
 * One page of all products in an order. Orders are all that have pages, none where there is no other; letters are none where
 * the list is short or in another order.
 */
export function productsProps(catalog: Catalog, order: Order, page: number) {
	const products = productsInOrder(catalog, order);
	const { items: _, ...listing } = listingOf(catalog, products, page);
	const { items } = pageOf(products, page);
	const letters = order === 'name' && products.length > withoutLetters ? lettersOf(catalog) : [];
	const groups = groupsOf(catalog, items, letters.length > 0 ? 'letter' : order, listing.page);
	const others = ordersOf(catalog);
	const orders: readonly Order[] = others.length > 0 ? ['name', ...others] : [];
	// The API has letters such as Ł behind Z.
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
		return { ...row(product), best: { rank, score: launch.score, week: weekName(launch.launch_period) } };
	}
}

/** The other orders that have pages. Fewer than two products need none, and scores need a product that has one. */
export const ordersOf = ({ products }: Pick<Catalog, 'products'>): readonly (typeof otherOrders)[number][] => {
	if (products.length < 2) return [];
	return otherOrders.filter((order) => order !== 'score' || products.some(hasScore));
};

/** One page of a category. */
export interface CategoryProps extends Listing {
	readonly category: Category;
	readonly highlights: Highlights | undefined;
	/** The orders in which a script can show the list; none where there is no other. */
	readonly orders: readonly Order[];
	readonly prices: readonly Price[];
}

export function categoryProps(catalog: Catalog, category: Category, page: number): CategoryProps {
	const products = productsIn(catalog, category.slug);
	const others = ordersOf({ products });
	const orders: readonly Order[] = others.length > 0 ? ['name', ...others] : [];
	const prices = pricesOf({ site: catalog.site, products });
	return { ...pageOfGroup(catalog, products, page, true), category, orders, prices };
}

/** A page of products that have something in common, in alphabetical order. */
const pageOfGroup = (catalog: Catalog, products: readonly Product[], page: number, isCompared?: boolean) => ({
	...listingOf(catalog, alphabetical(products), page),
	highlights: highlightsOf(catalog, products, page, isCompared),
});

export type PricingProps = ReturnType<typeof pricingProps>;

/** One page of a pricing model, with every pricing model that the list could have instead, and its categories. */
export const pricingProps = (catalog: Catalog, priced: Priced, page: number) => ({
	...pageOfGroup(catalog, priced.products, page),
	model: { slug: priced.slug, name: priced.name },
	prices: facetsOf(catalog).prices,
	categories: categoriesOfPrice(catalog)(priced),
});

/** Counted once for all pages of a pricing model. */
const categoriesOfPrice = oncePer((catalog: Catalog) =>
	oncePer(({ products }: Priced) => countedCategories({ ...catalog, products }).filter(({ count }) => count > 0)),
);

export type PricesProps = ReturnType<typeof pricesProps>;

/** Every pricing model that products have, and how many products name none. */
export function pricesProps(catalog: Catalog) {
	const { prices } = facetsOf(catalog);
	const priced = prices.reduce((sum, { count }) => sum + count, 0);
	return { layout: layoutOf(catalog), prices, without: catalog.products.length - priced };
}

export type FacetValuesProps = ReturnType<typeof facetValuesProps>;

/**
 * Every text of a field with the number of its products: options in the order of the board, others in alphabetical order, by
 * letter where they are many.
 */
export function facetValuesProps(catalog: Catalog, field: ListField, found: readonly FacetValue[]) {
	const key = oncePer(({ name }: FacetValue) => alphabeticalKey(name));
	const isOwn = typeof field !== 'string';
	const sorted = isOwn ? found : found.toSorted((a, b) => compareCodePoints(key(a), key(b)));
	const values = sorted.map(({ slug, name, products }): Facet => ({ slug, name, count: products.length }));
	const hasLetters = !isOwn && values.length > withoutLetters;
	const letters = Map.groupBy(values, ({ name }) => (hasLetters ? letterOf(name) : ''));
	const groups = [...letters].map(([id, group]) => ({ id, title: labelOf(id), values: group }));
	return { layout: layoutOf(catalog), field, count: values.length, groups };
}

export type FacetValueProps = ReturnType<typeof facetValueProps>;

/** Texts of one product are most of all, and a feed of it says what its page says. */
export const hasFeed = ({ products }: Pick<FacetValue, 'products'>): boolean => products.length > 1;

/** One page of the products that share a text. */
export const facetValueProps = (catalog: Catalog, field: ListField, value: FacetValue, page: number) => ({
	...pageOfGroup(catalog, value.products, page),
	field,
	value: { slug: value.slug, name: value.name },
	hasFeed: typeof field === 'string' && hasFeed(value),
});
