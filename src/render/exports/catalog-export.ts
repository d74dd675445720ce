import { type Catalog, makerFacts, type Product } from '../../catalog/catalog.ts';
import { productDetail } from '../json/product.ts';

/** The whole catalog as NDJSON: a line for each product, in name order. */
export function catalogExport(catalog: Catalog): string {
	return catalog.products.map((product) => `${JSON.stringify(dumpLine(catalog, product))}\n`).join('');
}

/** What the exports say about a product: all that the API does, and then what makers say beyond it. */
export const exportedProduct = (catalog: Catalog, product: Product) => ({
	...productDetail(catalog, product),
	...makerFacts(product),
});

/** A product with its launches, newest first. */
function dumpLine(catalog: Catalog, product: Product) {
	return {
		...exportedProduct(catalog, product),
		launches: product.launches.map(({ launch_period, ...place }) => ({ launch_period: launch_period.slug, ...place })),
	};
}
