/** A product in the API: in a list, and in full. */
import { type Catalog, makerFacts, type Product } from '../../catalog/catalog.ts';
import type { components } from '../../contract/openapi.generated.ts';
import { productPage } from '../../routes/paths.ts';

type ProductItem = components['schemas']['Product'];
type ProductDetail = components['schemas']['ProductDetail'];

/** A product in a list. Members without a value are left out when it is written as JSON. */
export function productItem(catalog: Catalog, product: Product): Loose<ProductItem> {
	return {
		name: product.name,
		slug: product.slug,
		tagline: product.tagline,
		categories: [...product.categories],
		pricing_model: product.pricing_model,
		price_label: product.price_label,
		url: catalog.base_url + productPage(product.slug),
		maker: product.maker,
	};
}

/** A product with everything that is known about it. */
export function productDetail(catalog: Catalog, product: Product): Loose<ProductDetail> {
	return {
		...productItem(catalog, product),
		description: product.description,
		website_url: product.website_url,
		votes: product.votes,
		reviews_count: product.reviews_count,
		average_rating: product.average_rating,
		first_launched_on: product.first_launched_on,
	};
}

/** A product in the export of the catalog, with its launches, newest first: one line, without its end. */
export function exportLine(catalog: Catalog, product: Product): string {
	const launches = product.launches.map(({ launch_period: { slug }, ...place }) => ({ launch_period: slug, ...place }));
	return JSON.stringify({ ...exportedProduct(catalog, product), launches });
}

/** What the exports say about a product: all that the API does, and then what makers say beyond it. */
export const exportedProduct = (catalog: Catalog, product: Product) => ({
	...productDetail(catalog, product),
	...makerFacts(product),
});

/** Optional members may be `undefined` until JSON leaves them out. */
type Loose<T> = { [Key in keyof T]: T[Key] | (undefined extends T[Key] ? undefined : never) };
