/** What each page that lists products shows: all products, a category, a pricing model, a maker. */
import type { Catalog, Category, Maker, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { otherOrders } from '../../routes/paths.ts';
import { longDate } from '../dates.ts';
import { hasFeed } from '../feeds/feed.ts';
import { pageLength, pageOf } from '../pagination.ts';
import { type Priced, productsByPrice, productsIn } from '../product-groups.ts';
import {
	alphabetical,
	bestLaunch,
	hasScore,
	type LetterLink,
	labelOf,
	letterLinks,
	letterOf,
	type Order,
	productsInOrder,
} from '../product-orders.ts';
import { type Frame, frameOf } from './layout.ts';
import {
	type Facet,
	type Facets,
	facetsOf,
	firstPage,
	type Highlights,
	highlightsOf,
	type ListedProduct,
	type Listing,
	listed,
	listingOf,
	type Path,
	pagesBehind,
	pathsPer,
} from './lists.ts';

/** Products that stand together in an order: of one letter, or of one day. */
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

/** The other orders that have pages. Fewer than two products need none, and scores need a product that has one. */
export const ordersOf = ({ products }: Catalog): readonly (typeof otherOrders)[number][] => {
	if (products.length < 2) return [];
	return otherOrders.filter((order) => order !== 'score' || products.some(hasScore));
};

export interface CategoryProps extends Listing {
	readonly category: Category;
	readonly highlights: Highlights | undefined;
}

function categoryProps(catalog: Catalog, category: Category, page: number): CategoryProps {
	const products = productsOf(catalog, category);
	return {
		...listingOf(catalog, alphabetical(products), page),
		category,
		highlights: highlightsOf(catalog, products, page),
	};
}

const productsOf = (catalog: Catalog, { slug }: Category): readonly Product[] => productsIn(catalog, slug);

/** The first page of each category. */
export const categoryPages = pathsPer((catalog: Catalog): Path<{ readonly slug: string }, CategoryProps>[] =>
	catalog.categories.map((category) =>
		firstPage({ slug: category.slug }, (page) => categoryProps(catalog, category, page)),
	),
);

export const laterCategoryPages = pathsPer((catalog: Catalog) =>
	catalog.categories.flatMap((category) =>
		pagesBehind({ slug: category.slug }, productsOf(catalog, category), (page) =>
			categoryProps(catalog, category, page),
		),
	),
);

/** Products of a pricing model. */
export interface PricingProps extends Listing {
	readonly model: Omit<Facet, 'count'>;
	readonly highlights: Highlights | undefined;
	/** Every pricing model that the list could have instead. */
	readonly prices: readonly Facet[];
}

function pricingProps(catalog: Catalog, priced: Priced, page: number): PricingProps {
	const { slug, name, products } = priced;
	return {
		...listingOf(catalog, alphabetical(products), page),
		model: { slug, name },
		highlights: highlightsOf(catalog, products, page),
		prices: facetsOf(catalog).prices,
	};
}

/** The first page of each pricing model. */
export const pricingPages = pathsPer((catalog: Catalog): Path<{ readonly model: string }, PricingProps>[] =>
	productsByPrice(catalog).map((priced) =>
		firstPage({ model: priced.slug }, (page) => pricingProps(catalog, priced, page)),
	),
);

export const laterPricingPages = pathsPer((catalog: Catalog) =>
	productsByPrice(catalog).flatMap((priced) =>
		pagesBehind({ model: priced.slug }, priced.products, (page) => pricingProps(catalog, priced, page)),
	),
);

/** Every pricing model that products have. */
export interface PricesProps {
	readonly frame: Frame;
	readonly prices: readonly Facet[];
	/** How many products name no pricing model. */
	readonly without: number;
}

function pricesProps(catalog: Catalog): PricesProps {
	const { prices } = facetsOf(catalog);
	const priced = prices.reduce((sum, { count }) => sum + count, 0);
	return { frame: frameOf(catalog), prices, without: catalog.products.length - priced };
}

/** The one page of them, where it has any; a build may leave out what it would lead to. */
export const pricesPages = (catalog: Catalog): Path<{ readonly pricing: string }, PricesProps>[] =>
	facetsOf(catalog).prices.length > 0 ? [{ params: { pricing: 'pricing' }, props: pricesProps(catalog) }] : [];

export interface MakerProps extends Listing {
	readonly maker: Pick<Maker, 'slug' | 'name'>;
	readonly highlights: Highlights | undefined;
	readonly hasFeed: boolean;
}

function makerProps(catalog: Catalog, maker: Maker, page: number): MakerProps {
	const { slug, name, products } = maker;
	return {
		...listingOf(catalog, alphabetical(products), page),
		maker: { slug, name },
		highlights: highlightsOf(catalog, products, page),
		hasFeed: hasFeed(maker),
	};
}

/** The first page of each maker. */
export const makerPages = pathsPer((catalog: Catalog): Path<{ readonly slug: string }, MakerProps>[] =>
	catalog.makers.map((maker) => firstPage({ slug: maker.slug }, (page) => makerProps(catalog, maker, page))),
);

export const laterMakerPages = pathsPer((catalog: Catalog) =>
	catalog.makers.flatMap((maker) =>
		pagesBehind({ slug: maker.slug }, maker.products, (page) => makerProps(catalog, maker, page)),
	),
);
