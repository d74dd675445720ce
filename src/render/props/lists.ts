/** What lists of products share: their entries, pages, highlights, and the counts of categories and pricing models. */
import { bestFirst, bestLaunch } from '../../catalog/best-launches.ts';
import type { Catalog, PeriodFacts, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { newestProducts, productsByPrice, productsIn } from '../../catalog/product-groups.ts';
import { facetFields } from '../../urls/paths.ts';
import { pageOf } from '../shared/pagination.ts';
import type { ListField } from '../shared/product-facts.ts';
import { type Layout, layoutOf } from './layout.ts';

/** A product without any number, so that a vote changes few pages. */
export interface NamedProduct extends TileProps, Pick<Product, 'tagline'> {}

/** One object per product, which is on many pages. */
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
	readonly layout: Layout;
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
		layout: layoutOf(catalog),
		items: items.map((product) => listed(catalog, product)),
		page,
		pages,
		count: products.length,
	};
}

/** The small square picture next to a product's name: its icon, else its monogram. */
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
	/** None if the list is so short that the same products would appear three times on a screen or two. */
	readonly newest: readonly NewProduct[];
}

interface BestProduct extends ListedProduct {
	/** The score of its best week. */
	readonly score: number;
	readonly week: Pick<PeriodFacts, 'slug' | 'name'>;
}

/** A product by its name and its day; the list below says what it is. */
type NewProduct = TileProps & Pick<Product, 'first_launched_on'>;

const howMany = 3;

/** Shorter lists need no highlights, unless readers compare what is in them, as in a category. */
const worthBest = 7;

const worthNewest = 12;

/** The highlights of a list. Only its first page has any, and only if the list is long enough or has scores to compare. */
export function highlightsOf(
	catalog: Catalog,
	products: readonly Product[],
	page: number,
	isCompared = false,
): Highlights | undefined {
	// Sorting for each page would take the square of the products.
	if (page > 1) return undefined;
	const best = products
		.toSorted(bestFirst)
		.slice(0, howMany)
		.flatMap((product) => bestProduct(catalog, product));
	if (products.length < worthBest && !(isCompared && best.length > 1)) return undefined;
	return {
		best,
		newest: products.length < worthNewest ? [] : newestProducts(products, howMany).map(newProduct),
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
	return [{ ...listed(catalog, product), score, week: launch_period }];
}

/** Longer lists of categories get a field that filters them, and the front page has as many of the largest. */
export const fewEntries = 12;

/** A category or a pricing model that has products. */
export interface Facet {
	readonly slug: string;
	readonly name: string;
	readonly count: number;
}

/** A pricing model that has products. */
export interface Price extends Facet {
	/** Whether they cost nothing. */
	readonly free: boolean;
}

/** How many products cost nothing; 0 where the pricing model `free` has all of them, and its name says it. */
export function countFree(prices: readonly Price[]): number {
	const free = prices.filter((price) => price.free);
	return free.every(({ slug }) => slug === 'free') ? 0 : free.reduce((sum, { count }) => sum + count, 0);
}

/** The pricing models of products, each with their number. */
export const pricesOf = (of: Pick<Catalog, 'site' | 'products'>): Price[] =>
	productsByPrice(of).map(({ slug, name, free, products }) => ({ slug, name, free, count: products.length }));

/** @public Type declarations of the props of pages name it. */
export interface CountedField {
	readonly field: ListField;
	/** How many values it has. */
	readonly count: number;
}

/** One object for each catalog, so that it is hashed once: what lists of products can be chosen by, and how many texts products share. */
export const facetsOf = oncePer((catalog: Catalog) => ({
	prices: pricesOf(catalog),
	categories: countedCategories(catalog)
		.filter(({ count }) => count > 0)
		.map(({ slug, name, count }): Facet => ({ slug, name, count })),
	texts: [
		...facetFields.map((field): CountedField => ({ field, count: catalog.facets[field].length })),
		...catalog.own_lists.map(({ field, values }): CountedField => ({ field, count: values.length })),
	],
}));

/** Every category with the number of its products, in name order. */
export const countedCategories = oncePer((catalog: Catalog) =>
	catalog.categories.map(({ slug, name, description }) => {
		return { slug, name, description, count: productsIn(catalog, slug).length };
	}),
);

export type CategoriesProps = ReturnType<typeof categoriesProps>;

export const categoriesProps = (catalog: Catalog) => ({
	layout: layoutOf(catalog),
	categories: countedCategories(catalog),
});
