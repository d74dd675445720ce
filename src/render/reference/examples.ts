/** Slugs of this catalog that examples name, so that everybody can try them. */
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { productsIn } from '../../catalog/product-groups.ts';
import { type Contract, type OpenApi, resolve } from './contract.ts';

/** What examples in documents for agents name: slugs of this catalog, since names are submitted text. */
export interface LiveExamples {
	/** The largest categories, at most three. */
	readonly categories: readonly string[];
	/** The latest week that has places, else the latest. */
	readonly week: string | undefined;
	/** The best products of that week, else the first in name order; at most two, the one with a website first. */
	readonly products: readonly Product[];
}

export function liveExamples(catalog: Catalog): LiveExamples {
	const { products, launch_periods } = catalog;
	const sizeOf = (category: string) => productsIn(catalog, category).length;
	const categories = catalog.categories.map(({ slug }) => slug).filter((slug) => sizeOf(slug) > 0);
	const week = launch_periods.find(({ has_places }) => has_places) ?? launch_periods[0];
	const ranked = new Set(week?.rankings.slice(0, 10).map(({ product }) => product));
	const candidates = [...products.filter(({ slug }) => ranked.has(slug)), ...products.slice(0, 2)];
	const places = [...ranked];
	const order = (product: Product) =>
		(product.website_url === undefined ? 1_000 : 0) + (ranked.has(product.slug) ? places.indexOf(product.slug) : 100);
	return {
		categories: categories.sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 3),
		week: week?.slug,
		products: [...new Set(candidates)].sort((a, b) => order(a) - order(b)).slice(0, 2),
	};
}

/** The same, for the examples of operations. */
export function exampleWords(catalog: Catalog) {
	const { categories, week, products } = liveExamples(catalog);
	return { category: categories[0], week, products: products.map(({ slug }) => slug) };
}

/** Slugs of a catalog by those that the examples of the contract invent; `null` where it has nothing to name. */
export type ExampleSlugs = Readonly<Record<string, string | null>>;

export function slugsOfExamples(contract: Contract, catalog: Catalog): ExampleSlugs {
	const { week = null, products } = liveExamples(catalog);
	const invented = (name: string) =>
		resolve<OpenApi.ParameterObject>(contract, { $ref: `#/components/parameters/${name}` }).example;
	return { [invented('ProductSlug')]: products[0]?.slug ?? null, [invented('LaunchPeriodSlug')]: week };
}
