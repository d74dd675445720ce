import type { Catalog, Product } from '../catalog/catalog.ts';
import { pricingSlug } from '../catalog/pricing-slug.ts';
import { productsIn } from './products-of.ts';

/** Products that have one pricing model, of all or of a category. */
export interface Priced {
	/** Its part of a path. */
	readonly slug: string;
	readonly name: string;
	/** In name order; at least one. */
	readonly products: readonly Product[];
}

const ofAll = new WeakMap<Catalog, readonly Priced[]>();

/** The pricing models that products have, in the order of the site. */
export function productsByPrice(catalog: Catalog): readonly Priced[] {
	const priced = ofAll.get(catalog) ?? byPrice(catalog, catalog.products);
	ofAll.set(catalog, priced);
	return priced;
}

const ofCategories = new WeakMap<Catalog, Map<string, readonly Priced[]>>();

/** The same of a category. */
export function productsOfCategoryByPrice(catalog: Catalog, category: string): readonly Priced[] {
	const categories = ofCategories.get(catalog) ?? new Map<string, readonly Priced[]>();
	const priced = categories.get(category) ?? byPrice(catalog, productsIn(catalog, category));
	ofCategories.set(catalog, categories.set(category, priced));
	return priced;
}

function byPrice({ site }: Catalog, products: readonly Product[]): Priced[] {
	const groups = Map.groupBy(products, ({ pricing_model }) => pricing_model);
	return site.pricing_models.flatMap(({ slug, name }) => {
		const entries = groups.get(slug);
		return entries ? [{ slug: pricingSlug(slug), name, products: entries }] : [];
	});
}
