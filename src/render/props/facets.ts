/** What the products can be narrowed down by, each with the number of its products. */
import type { Catalog } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { type Priced, productsByPrice, productsOfCategoryByPrice } from '../products-by-price.ts';
import { productsIn } from '../products-of.ts';

/** A category or a pricing model that has products. */
export interface Facet {
	readonly slug: string;
	readonly name: string;
	readonly count: number;
}

export interface Facets {
	/** None where the build makes no pages of them. */
	readonly prices: readonly Facet[];
	readonly categories: readonly Facet[];
}

/** One object for each catalog, so that it is hashed once. */
export const facetsOf = oncePer(
	(catalog: Catalog): Facets => ({ prices: pricesOf(catalog), categories: filledCategories(catalog) }),
);

/** Of a category those that stand in it. */
export function pricesOf(catalog: Catalog, category?: string): Facet[] {
	const priced = category === undefined ? productsByPrice(catalog) : productsOfCategoryByPrice(catalog, category);
	return priced.map(countOf);
}

const countOf = ({ slug, name, products }: Priced): Facet => ({ slug, name, count: products.length });

const filledCategories = (catalog: Catalog): Facet[] =>
	catalog.categories
		.map(({ slug, name }) => ({ slug, name, count: productsIn(catalog, slug).length }))
		.filter(({ count }) => count > 0);
