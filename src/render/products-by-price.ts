import type { Catalog, Product } from '../catalog/catalog.ts';
import { oncePer } from '../catalog/once.ts';
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

/** The pricing models that products have, in the order of the site. */
export const productsByPrice = oncePer((catalog: Catalog) => byPrice(catalog, catalog.products));

/** The same of a category. */
export const productsOfCategoryByPrice = (catalog: Catalog, category: string): readonly Priced[] =>
	ofCategories(catalog).get(category) ?? [];

const ofCategories = oncePer(
	(catalog: Catalog) =>
		new Map(catalog.categories.map(({ slug }) => [slug, byPrice(catalog, productsIn(catalog, slug))])),
);

function byPrice({ site }: Catalog, products: readonly Product[]): Priced[] {
	const groups = Map.groupBy(products, ({ pricing_model }) => pricing_model);
	return site.pricing_models.flatMap(({ slug, name }) => {
		const entries = groups.get(slug);
		return entries ? [{ slug: pricingSlug(slug), name, products: entries }] : [];
	});
}
