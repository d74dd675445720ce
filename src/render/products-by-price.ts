import type { Catalog, Product } from '../catalog/catalog.ts';
import { pricingSlug } from '../catalog/facets.ts';
import { oncePer } from '../catalog/once.ts';

/** Products that have one pricing model. */
export interface Priced {
	/** Its part of a path. */
	readonly slug: string;
	readonly name: string;
	/** In name order; at least one. */
	readonly products: readonly Product[];
}

/** The pricing models that products have, in the order of the site. */
export const productsByPrice = oncePer(({ site, products }: Catalog): readonly Priced[] => {
	const groups = Map.groupBy(products, ({ pricing_model }) => pricing_model);
	return site.pricing_models.flatMap(({ slug, name }) => {
		const entries = groups.get(slug);
		return entries ? [{ slug: pricingSlug(slug), name, products: entries }] : [];
	});
});
