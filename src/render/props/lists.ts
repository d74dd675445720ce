/** What lists of products share: their entries, pages, highlights, and the counts of categories and pricing models. */
import type { Catalog, Category, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { laterPages, pageOf } from '../pagination.ts';
import { newestFirst, productsByPrice, productsIn } from '../product-groups.ts';
import { bestFirst, bestLaunch } from '../product-orders.ts';
import { type Frame, frameOf } from './layout.ts';

/** A product by what it is, without any number: a vote for it is to change few pages. */
export interface NamedProduct extends TileProps, Pick<Product, 'tagline'> {}

/** One object for each product, which stands on many pages. */
export const named = oncePer((product: Product): NamedProduct => ({ ...tileOf(product), tagline: product.tagline }));

/** A product as lists show it. */
export interface ListedProduct extends NamedProduct, Pick<Product, 'votes'> {
	/** Its own words for it, else the name of its pricing model. */
	readonly price: string | undefined;
}

/** The same with its price and its votes. */
export const listed = ({ site }: Pick<Catalog, 'site'>, product: Product): ListedProduct => listedOn(site)(product);

const listedOn = oncePer(({ pricing_models }: Catalog['site']) => {
	const prices = new Map<string | undefined, string>(pricing_models.map(({ slug, name }) => [slug, name]));
	return oncePer((product: Product): ListedProduct => {
		const { votes, price_label, pricing_model } = product;
		return { ...named(product), votes, price: price_label ?? prices.get(pricing_model) };
	});
});

/** One page of a list of products. */
export interface Listing {
	readonly frame: Frame;
	readonly items: readonly ListedProduct[];
	/** 1-based. */
	readonly page: number;
	readonly pages: number;
	/** The number of entries on all pages. */
	readonly count: number;
}

export function listingOf(catalog: Catalog, products: readonly Product[], page: number): Listing {
	const { items, pages } = pageOf(products, page);
	return {
		frame: frameOf(catalog),
		items: items.map((product) => listed(catalog, product)),
		page,
		pages,
		count: products.length,
	};
}

/** A file of a page, as Astro wants it. */
export interface Path<Params, Props> {
	readonly params: Params;
	readonly props: Props;
}

/**
 * The files of a page, computed once for its HTML and its Markdown version. Each gets an array of its own, because Astro
 * notes the paths of the route on it.
 */
export function pathsPer<Params, Props>(
	compute: (catalog: Catalog) => readonly Path<Params, Props>[],
): (catalog: Catalog) => Path<Params, Props>[] {
	const paths = oncePer(compute);
	return (catalog) => [...paths(catalog)];
}

/** The first page of a list. */
export const firstPage = <Params, Props>(params: Params, propsOf: (page: number) => Props): Path<Params, Props> => ({
	params,
	props: propsOf(1),
});

/** Every page of a list after the first. */
export const pagesBehind = <Params, Props>(
	params: Params,
	products: readonly Product[],
	propsOf: (page: number) => Props,
): Path<Params & { readonly page: string }, Props>[] =>
	laterPages(products).map((page) => ({ params: { ...params, page: String(page) }, props: propsOf(page) }));

/** The small square picture that stands beside a product's name: its icon, else its monogram. */
export interface TileProps {
	readonly slug: string;
	readonly name: string;
	/** Whether there is an icon at `iconFile(slug)`. */
	readonly icon: boolean;
}

export const tileOf = ({ slug, name, icon }: Pick<Product, 'slug' | 'name' | 'icon'>): TileProps => ({
	slug,
	name,
	icon: icon !== undefined,
});

/** The best and newest products, above a list that is too long to take in at once. */
export interface Highlights {
	/** Best first; fewer than three where few have been in a week. */
	readonly best: readonly BestProduct[];
	/** None where the list is short enough that the same products would stand three times on a screen or two. */
	readonly newest: readonly NewProduct[];
}

interface BestProduct extends ListedProduct {
	/** The score of its best week. */
	readonly score: number;
	readonly week: string;
}

/** A product by its name and its day; the list below says what it is. */
type NewProduct = TileProps & Pick<Product, 'first_launched_on'>;

const howMany = 3;

/** Shorter lists are seen at once. */
const worthBest = 7;

const worthNewest = 12;

/** The highlights of a list. Only its first page has any, and only if the list is long enough. */
export function highlightsOf(catalog: Catalog, products: readonly Product[], page: number): Highlights | undefined {
	if (page > 1 || products.length < worthBest) return undefined;
	return {
		best: firstOf(products, bestFirst).flatMap((product) => bestProduct(catalog, product)),
		newest: products.length < worthNewest ? [] : firstOf(products, newestFirst).map(newProduct),
	};
}

function newProduct(product: Product): NewProduct {
	return { ...tileOf(product), first_launched_on: product.first_launched_on };
}

function bestProduct(catalog: Catalog, product: Product): BestProduct[] {
	const launch = bestLaunch(product);
	// A score of zero is not said, and nothing is best by it.
	if (!launch || launch.score <= 0) return [];
	const { score, launch_period } = launch;
	return [{ ...listed(catalog, product), score, week: launch_period.name }];
}

/** The first ones of an order, without sorting all. */
function firstOf(products: readonly Product[], compare: (a: Product, b: Product) => number): Product[] {
	const first: Product[] = [];
	for (const product of products) {
		const index = first.findIndex((other) => compare(product, other) < 0);
		if (index >= 0) first.splice(index, 0, product);
		else if (first.length < howMany) first.push(product);
		if (first.length > howMany) first.pop();
	}
	return first;
}

/** A category or a pricing model that has products. */
export interface Facet {
	readonly slug: string;
	readonly name: string;
	readonly count: number;
}

export interface Facets {
	readonly prices: readonly Facet[];
	readonly categories: readonly Facet[];
}

/** One object for each catalog, so that it is hashed once. */
export const facetsOf = oncePer(
	(catalog: Catalog): Facets => ({ prices: pricesOf(catalog), categories: filledCategories(catalog) }),
);

const pricesOf = (catalog: Catalog): Facet[] =>
	productsByPrice(catalog).map(({ slug, name, products }) => ({ slug, name, count: products.length }));

const filledCategories = (catalog: Catalog): Facet[] =>
	catalog.categories
		.map(({ slug, name }) => ({ slug, name, count: productsIn(catalog, slug).length }))
		.filter(({ count }) => count > 0);

export interface CountedCategory extends Pick<Category, 'slug' | 'name' | 'description'> {
	/** How many products it has. */
	readonly count: number;
}

/** Every category with the number of its products, in name order. */
export const countedCategories = oncePer((catalog: Catalog): readonly CountedCategory[] =>
	catalog.categories.map((category) => withCount(catalog, category)),
);

const withCount = (catalog: Catalog, { slug, name, description }: Category): CountedCategory => ({
	slug,
	name,
	description,
	count: productsIn(catalog, slug).length,
});

export interface CategoriesProps {
	readonly frame: Frame;
	readonly categories: readonly CountedCategory[];
}

export const categoriesProps = (catalog: Catalog): CategoriesProps => ({
	frame: frameOf(catalog),
	categories: countedCategories(catalog),
});
