import type { Catalog, Product } from '../catalog/catalog.ts';

const byCategory = new WeakMap<Catalog, ReadonlyMap<string, readonly Product[]>>();

/** The products of a category, in name order. */
export function productsIn(catalog: Catalog, category: string): readonly Product[] {
	let lists = byCategory.get(catalog);
	if (!lists) {
		const placed = catalog.products.flatMap((product) => product.categories.map((slug) => ({ slug, product })));
		const grouped = Map.groupBy(placed, ({ slug }) => slug);
		lists = new Map([...grouped].map(([slug, entries]) => [slug, entries.map(({ product }) => product)]));
		byCategory.set(catalog, lists);
	}
	return lists.get(category) ?? [];
}

/** The products that were launched last, the newest first; of one day, in name order. */
export function newestProducts(products: readonly Product[], count: number): readonly Product[] {
	return products
		.toSorted((a, b) =>
			a.first_launched_on === b.first_launched_on ? 0 : a.first_launched_on < b.first_launched_on ? 1 : -1,
		)
		.slice(0, count);
}
