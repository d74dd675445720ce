/** Products in results: what the API lists of them, and the numbers by which they are ordered. */
import * as z from 'zod';
import { type MakerText, makerTexts } from '../../content/schemas/product-fields.ts';
import { productMembers } from '../../contract/members.generated.ts';
import { numbersOf, type OwnValue, type ProductOrder, type ProductTable } from '../product-table.ts';
import { type AgentSite, readProduct, type Schemas } from '../site.ts';

/** A product with every member that results may show. Not every text of makers is in the contract. */
export type FullProduct = Schemas['ProductDetail'] &
	Partial<ReturnType<typeof numbersOf>> & { readonly [Field in MakerText]?: string };

/** The shown members of a product. */
export type PartialProduct = Partial<FullProduct> &
	Required<Pick<FullProduct, 'slug' | 'url'>> & {
		readonly own?: readonly OwnValue[];
		readonly lacks?: readonly string[];
	};

/** Members of a product in a list of the API, and how popular it is. */
const listMembers = [...productMembers.listed, 'votes'];

/** Members that no file of the API has. */
const tableMembers = ['best_place', 'wins', 'comments', 'best_score'];

const allMembers = [...new Set([...listMembers, ...productMembers.all, ...tableMembers])];

/** The members that results show for each order. */
const orderMembers: Readonly<Record<string, readonly string[]>> = {
	best_place: ['best_place'],
	wins: ['wins'],
	best_score: ['best_score'],
	comments: ['comments'],
	rating: ['average_rating', 'reviews_count'],
	newest: ['first_launched_on'],
};

/** The members of results if the client requests none. */
export const membersIn = (order: ProductOrder | 'relevance'): readonly string[] => [
	...listMembers,
	...(orderMembers[order] ?? []),
];

export const fields = z
	.array(z.enum(allMembers as [string, ...string[]]))
	.min(1)
	.max(allMembers.length)
	.optional()
	.describe('Members of products besides `slug`.');

/** Reads products. A product that a newer release no longer has is left out. */
export async function readListed(
	site: AgentSite,
	table: ProductTable,
	slugs: readonly string[],
): Promise<FullProduct[]> {
	const details = await Promise.all(slugs.map((slug) => readProduct(site, slug)));
	return details.flatMap((product) => {
		if (!product) return [];
		const row = table.rows.get(product.slug ?? '');
		return { ...product, ...(row !== undefined && numbersOf(table, row)) };
	});
}

/** The members that were asked for, in the order of the contract. */
export function withFields(product: FullProduct, asked: readonly string[]): PartialProduct {
	const { slug = '', url = '' } = product;
	const shown = new Set(['slug', 'url', ...asked]);
	if (shown.has('best_place')) shown.add('best_place_provisional');
	if (shown.has('votes')) shown.add('in_no_week');
	if (shown.has('average_rating')) shown.add('no_rating');
	const members = Object.entries({ ...product, slug, url }).filter(([member]) => shown.has(member));
	return Object.fromEntries(members) as unknown as PartialProduct;
}

/**
 * Products as data. Texts always state addresses once; data has them only if the client chose their field.
 *
 * @param asked - The fields that were chosen.
 */
export const asData = (products: readonly PartialProduct[], asked: readonly string[] | undefined): readonly object[] =>
	asked === undefined || asked.includes('url') ? products : products.map(({ url: _, ...members }) => members);

/** Members of a product that hold submitted text. */
export const untrustedMembers = [...makerTexts, 'description'].filter((member) => allMembers.includes(member));
