/** What the products can be narrowed down by, each with the number of its products. */
import type { Catalog } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { productsByPrice } from '../products-by-price.ts';
import { productsIn } from '../products-of.ts';

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
