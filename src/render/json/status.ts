import type { Catalog } from '../../catalog/catalog.ts';

/**
 * What is live and for how long. The only published document that says when it was built, so that no other changes
 * with a build that changes nothing.
 *
 * @param version - The version of the contract.
 */
export function statusDocument(catalog: Catalog, version: string) {
	const { built_at, date, valid_until, base_url, products, launch_periods, categories } = catalog;
	const counts = { products: products.length, launch_periods: launch_periods.length, categories: categories.length };
	return { version, built_at, date, valid_until, base_url, counts };
}
