/** Products by category, slug and pricing model, and the newest of them. Each index is made once for a catalog. */

import { compareTexts } from '../content/schemas/text.ts';
import type { Catalog, FacetValue, Product } from './catalog.ts';
import { pricingSlug } from './facets.ts';
import { oncePer } from './once.ts';

/** The products of a category, in name order. */
export const productsIn = (catalog: Catalog, category: string): readonly Product[] =>
	productsByCategory(catalog).get(category) ?? none;

const none: readonly Product[] = [];

const productsByCategory = oncePer(({ products }: Catalog): ReadonlyMap<string, readonly Product[]> => {
	const placed = products.flatMap((product) => product.categories.map((slug) => ({ slug, product })));
	const grouped = Map.groupBy(placed, ({ slug }) => slug);
	return new Map([...grouped].map(([slug, entries]) => [slug, entries.map(({ product }) => product)]));
});

/** The products by slug. */
export const productsBySlug = oncePer(
	({ products }: Catalog): ReadonlyMap<string, Product> => new Map(products.map((product) => [product.slug, product])),
);

/** The products that were launched last, in the order of `newestFirst`. */
export function newestProducts(products: readonly Product[], count: number): readonly Product[] {
	return products.toSorted(newestFirst).slice(0, count);
}

/** The newest day of a first launch before others; of one day by place. Sorting leaves equal ones in name order. */
export const newestFirst = (a: Product, b: Product): number =>
	compareTexts(b.first_launched_on, a.first_launched_on) || firstPlace(a) - firstPlace(b);

/** The place in the week of the first launch; behind all others without one. */
export function firstPlace({ first_launched_on: day, launches }: Product): number {
	const first = launches.find(({ launch_period: { starts_on, ends_on } }) => starts_on <= day && day <= ends_on);
	return first?.position ?? Number.MAX_SAFE_INTEGER;
}

/** Products that have one pricing model. */
export interface Priced extends FacetValue {
	/** Whether its products cost nothing. */
	readonly free: boolean;
}

/** The pricing models that products have, in the order of the site. */
export const productsByPrice = ({ site, products }: Pick<Catalog, 'site' | 'products'>): readonly Priced[] =>
	groupsByPrice(site)(products);

const groupsByPrice = oncePer(({ pricing_models }: Catalog['site']) =>
	oncePer((products: readonly Product[]): readonly Priced[] => {
		const groups = Map.groupBy(products, ({ pricing_model }) => pricing_model);
		return pricing_models.flatMap(({ slug, name, free }) => {
			const entries = groups.get(slug);
			return entries ? [{ slug: pricingSlug(slug), name, free, products: entries }] : [];
		});
	}),
);
