/** A product in the API: in a list, and in full. */
import type { Catalog, Product } from '../../catalog/catalog.ts';
import type { components } from '../../contract/openapi.generated.ts';
import { bodySchemas } from '../../contract/schemas.generated.ts';
import { productPage } from '../../routes/paths.ts';

type ProductItem = components['schemas']['Product'];
type ProductDetail = components['schemas']['ProductDetail'];

const [listed, detailed] = bodySchemas.ProductResponse.properties.product.allOf;
const listMembers = Object.keys(listed.properties);
const allMembers = [...listMembers, ...Object.keys(detailed.properties)];

/** A product in a list. Members without a value are left out when it is written as JSON. */
export const productItem = (catalog: Catalog, product: Product): Loose<ProductItem> =>
	membersOf(catalog, product, listMembers);

/** A product with everything that is known about it. */
export const productDetail = (catalog: Catalog, product: Product): Loose<ProductDetail> =>
	membersOf(catalog, product, allMembers);

/** The members that the contract names, in its order. */
function membersOf({ base_url }: Catalog, product: Product, members: readonly string[]) {
	const { categories, slug } = product;
	const known: Loose<ProductDetail> = { ...product, categories: [...categories], url: base_url + productPage(slug) };
	const values = new Map<string, unknown>(Object.entries(known));
	return Object.fromEntries(members.map((member) => [member, values.get(member)])) as typeof known;
}

/** Optional members may be `undefined` until JSON leaves them out. */
type Loose<T> = { [Key in keyof T]: T[Key] | (undefined extends T[Key] ? undefined : never) };
