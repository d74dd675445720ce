/** Products in results: what the API lists of them, and the numbers by which they are ordered. */
import * as z from 'zod';
import { bodySchemas } from '../../contract/schemas.generated.ts';
import { readProduct, type Schemas } from '../catalog-files.ts';
import { bestPosition, type ProductOrder, type ProductTable } from '../product-table.ts';
import type { AgentSite } from '../site.ts';

/** A product with every member that results may show. */
export type ListedProduct = Schemas['ProductDetail'] & { readonly best_place?: number };

/** A product as far as it is shown. */
export type ShownProduct = Partial<ListedProduct> & Required<Pick<ListedProduct, 'slug' | 'url'>>;

/** Members of a product in a list of the API, and how popular it is. */
const listMembers = [...Object.keys(bodySchemas.ProductList.properties.products.items.properties), 'votes'];
const [, detailed] = bodySchemas.ProductResponse.properties.product.allOf;
const allMembers = [...new Set([...listMembers, ...Object.keys(detailed.properties), 'best_place'])];

/** What an order is about stands in its results. */
const orderMembers: Readonly<Record<string, readonly string[]>> = {
	best_place: ['best_place'],
	newest: ['first_launched_on'],
};

/** The members that results have where none are asked for. */
export const membersIn = (order: ProductOrder | 'relevance'): readonly string[] => [
	...listMembers,
	...(orderMembers[order] ?? []),
];

export const fields = z
	.array(z.enum(allMembers as [string, ...string[]]))
	.min(1)
	.max(allMembers.length)
	.optional()
	.describe('Only these members, such as `votes`, `website_url`.');

/**
 * Reads products; one that a release has left out meanwhile is missing.
 *
 * @param table - Where there is none, products have no `best_place`.
 */
export async function readListed(
	site: AgentSite,
	table: ProductTable | undefined,
	slugs: readonly string[],
): Promise<ListedProduct[]> {
	const details = await Promise.all(slugs.map((slug) => readProduct(site, slug)));
	return details.flatMap((product) => {
		if (!product) return [];
		const position = table && bestPosition(table, table.rows.get(product.slug ?? '') ?? -1);
		return { ...product, ...(position !== undefined && { best_place: position }) };
	});
}

/** The members that were asked for, in the order of the contract. */
export function withFields(product: ListedProduct, asked: readonly string[]): ShownProduct {
	const { slug = '', url = '' } = product;
	const shown = new Set(['slug', 'url', ...asked]);
	const members = Object.entries({ ...product, slug, url }).filter(([member]) => shown.has(member));
	return Object.fromEntries(members) as unknown as ShownProduct;
}

/** JSON Schema of a product in results. */
export const listedSchema = { type: 'object', required: ['slug', 'url'] } as const;

/** Members of a product that hold text of makers. */
export const untrustedMembers = ['name', 'tagline', 'price_label', 'maker', 'description', 'website_url'];
