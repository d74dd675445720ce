/** What each page that lists products shows: all products, a category, a pricing model, a maker. */
import type { Catalog, Category, Maker, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { compareCodePoints } from '../../catalog/name-order.ts';
import { oncePer } from '../../catalog/once.ts';
import { otherOrders } from '../../routes/paths.ts';
import { longDate } from '../dates.ts';
import { pageLength, pageOf } from '../pagination.ts';
import { hasFeed, type Priced, productsIn } from '../product-groups.ts';
import {
	alphabetical,
	alphabeticalKey,
	bestLaunch,
	hasScore,
	type LetterLink,
	labelOf,
	letterLinks,
	letterOf,
	type Order,
	productsInOrder,
} from '../product-orders.ts';
import { type Layout, layoutOf } from './layout.ts';
import {
	type Facet,
	type Facets,
	facetsOf,
	type Highlights,
	highlightsOf,
	type ListedProduct,
	type Listing,
	listed,
	listingOf,
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
	/** Whether the API has these products on its page of the same number: its order has letters such as Ł behind Z. */
	readonly isPageOfApi: boolean;
}

/** Up to this many products need no bar of letters. */
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

/** The other orders that have pages. Fewer than two products need none, and scores need a product that has one. */
export const ordersOf = ({ products }: Pick<Catalog, 'products'>): readonly (typeof otherOrders)[number][] => {
	if (products.length < 2) return [];
	return otherOrders.filter((order) => order !== 'score' || products.some(hasScore));
};

interface HighlightedListing extends Listing {
	readonly highlights: Highlights | undefined;
}

export interface CategoryProps extends HighlightedListing {
	readonly category: Category;
	/** In which a script can show the list; none where there is no other. */
	readonly orders: readonly Order[];
	readonly prices: readonly Price[];
}

/** One page of a category. */
export function categoryProps(catalog: Catalog, category: Category, page: number): CategoryProps {
	const products = productsIn(catalog, category.slug);
	const orders = ordersOf({ products });
	return {
		...pageOfGroup(catalog, products, page),
		category,
		orders: orders.length > 0 ? ['name', ...orders] : [],
		prices: pricesOf({ site: catalog.site, products }),
	};
}

/** A page of products that have something in common, in alphabetical order. */
const pageOfGroup = (catalog: Catalog, products: readonly Product[], page: number): HighlightedListing => ({
	...listingOf(catalog, alphabetical(products), page),
	highlights: highlightsOf(catalog, products, page),
});

/** Products of a pricing model. */
export interface PricingProps extends HighlightedListing {
	readonly model: Omit<Facet, 'count'>;
	/** Every pricing model that the list could have instead. */
	readonly prices: readonly Price[];
}

/** One page of a pricing model. */
export const pricingProps = (catalog: Catalog, { slug, name, products }: Priced, page: number): PricingProps => ({
	...pageOfGroup(catalog, products, page),
	model: { slug, name },
	prices: facetsOf(catalog).prices,
});

/** Every pricing model that products have. */
export interface PricesProps {
	readonly layout: Layout;
	readonly prices: readonly Price[];
	/** How many products name no pricing model. */
	readonly without: number;
}

export function pricesProps(catalog: Catalog): PricesProps {
	const { prices } = facetsOf(catalog);
	const priced = prices.reduce((sum, { count }) => sum + count, 0);
	return { layout: layoutOf(catalog), prices, without: catalog.products.length - priced };
}

export type MakersProps = ReturnType<typeof makersProps>;

/** Every maker in alphabetical order with the number of its products, by letter where they are many. */
export function makersProps(catalog: Catalog) {
	const key = oncePer(({ name }: Maker) => alphabeticalKey(name));
	const sorted = catalog.makers.toSorted((a, b) => compareCodePoints(key(a), key(b)));
	const makers = sorted.map(({ slug, name, products }): Facet => ({ slug, name, count: products.length }));
	const letters = Map.groupBy(makers, ({ name }) => (makers.length > withoutLetters ? letterOf(name) : ''));
	const groups = [...letters].map(([id, group]) => ({ id, title: labelOf(id), makers: group }));
	return { layout: layoutOf(catalog), count: makers.length, groups };
}

export interface MakerProps extends HighlightedListing {
	readonly maker: Pick<Maker, 'slug' | 'name'>;
	readonly hasFeed: boolean;
}

/** One page of a maker. */
export const makerProps = (catalog: Catalog, maker: Maker, page: number): MakerProps => ({
	...pageOfGroup(catalog, maker.products, page),
	maker: { slug: maker.slug, name: maker.name },
	hasFeed: hasFeed(maker),
});
