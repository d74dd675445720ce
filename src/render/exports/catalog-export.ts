import type { Catalog, Product } from '../../catalog/catalog.ts';
import { productDetail } from '../json/product.ts';

/** The whole catalog as NDJSON: a line for each product, in name order. */
export function catalogExport(catalog: Catalog): string {
	return catalog.products.map((product) => `${JSON.stringify(dumpLine(catalog, product))}\n`).join('');
}

/** A product as the API gives it, and its launches, newest first. */
function dumpLine(catalog: Catalog, product: Product) {
	return {
		...productDetail(catalog, product),
		launches: product.launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place })),
	};
}
