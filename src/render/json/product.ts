/** A product in the API: in a list, and in full. */
import { type Catalog, makerFacts, type Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { productMembers } from '../../contract/members.generated.ts';
import type { components } from '../../contract/openapi.generated.ts';
import { productPage } from '../../urls/paths.ts';

type ProductItem = components['schemas']['Product'];
type ProductDetail = components['schemas']['ProductDetail'];

/** A product in a list. Members without a value are left out when it is written as JSON. */
export const productItem = (catalog: Catalog, product: Product): Loose<ProductItem> =>
	contractMembers(catalog, product, productMembers.listed);

/** A product with everything that is known about it. */
export const productDetail = (catalog: Catalog, product: Product): Loose<ProductDetail> =>
	contractMembers(catalog, product, productMembers.all);

type Member = keyof Product | 'url';

/** The members that the contract names, in its order. It runs for each product in the lists of every page size. */
function contractMembers({ base_url }: Catalog, product: Product, members: readonly Member[]): Loose<ProductDetail> {
	const url = base_url + productPage(product.slug);
	const item: Partial<Record<Member, unknown>> = {};
	for (const member of members) item[member] = member === 'url' ? url : product[member];
	return item as Loose<ProductDetail>;
}

/** The whole catalog as NDJSON: a line for each product, in name order, with its launches, newest first. */
export const catalogExport = oncePer((catalog: Catalog): string =>
	catalog.products.map((product) => `${exportLine(catalog, product)}\n`).join(''),
);

function exportLine(catalog: Catalog, product: Product): string {
	const launches = product.launches.map(({ launch_period: { slug, status, has_places }, ...place }) => {
		return { launch_period: slug, ...place, ...(status === 'active' && has_places && { provisional: true }) };
	});
	return JSON.stringify({ ...exportedProduct(catalog, product), launches });
}

/** What the exports say about a product: all that the API does, what makers say beyond it, and the board's own fields. */
export const exportedProduct = (catalog: Catalog, product: Product) => ({
	...productDetail(catalog, product),
	...makerFacts(product),
	...product.own,
});

/** Optional members may be `undefined` until JSON leaves them out. */
type Loose<T> = { [Key in keyof T]: T[Key] | (undefined extends T[Key] ? undefined : never) };
