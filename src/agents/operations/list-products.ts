/** Operations on many products: those that pass filters, in an order, and those that words find. */
import * as z from 'zod';
import { totalPages } from '../../contract/pagination.ts';
import { maximumQueryLength } from '../../search/product-search.ts';
import { productOrders, rowsInOrder } from '../product-table.ts';
import { findForAgents, type Selection, selectProducts, type Without, withoutEach } from '../select-products.ts';
import { type AgentSite, memoize } from '../site.ts';
import { filterFields, limit, page, strictInput } from './input.ts';
import { asData, fields, membersIn, readListed, untrustedMembers, withFields } from './listed-products.ts';
import { defineOperation, type OperationResult } from './operation.ts';
import { productListText, type SearchOrder, searchText } from './plain-text.ts';

export const listProducts = defineOperation({
	name: 'list_products',
	title: 'List products',
	description: 'Products that match all filters, in the order you choose; `total_count` is their number.',
	input: strictInput({
		...filterFields,
		launched_in: filterFields.launched_in.describe(
			'A week or several: `2026-w45`, `last`, `2026-10`, `2026`, `2026-09-01..2026-10-31`. Votes, scores and places are then of these weeks.',
		),
		min_rating: z.number().min(0).max(5).optional().describe('Lowest average rating, inclusive.'),
		launched_at_least: z.int().min(1).max(10_000).optional().describe('In how many weeks it was launched, at least.'),
		order: z.enum(productOrders).default('name').describe('By name, or the best or newest first.'),
		page,
		limit,
		fields,
	}),
	members: ['products', 'page', 'total_pages', 'total_count'],
	untrusted: untrustedMembers.map((member) => `products[].${member}`),
	async run({ order, page, limit, fields: asked, ...filters }, site) {
		const selection = await selectProducts(site, filters);
		if ('problem' in selection) return selection;
		const { table, includes, filters: known } = selection;
		const inOrder =
			known.launched_in === undefined
				? await memoize(site, `rows by ${order}`, async () => rowsInOrder(table, order))
				: rowsInOrder(table, order);
		const rows = includes ? inOrder.filter(includes) : inOrder;
		const slugs = Array.from(rows.subarray((page - 1) * limit, page * limit), (row) => table.slugs[row] ?? '');
		const listed = await readListed(site, table, slugs);
		const products = listed.map((product) => withFields(product, asked ?? membersIn(order)));
		const counts = { page, total_pages: totalPages(rows.length, limit), total_count: rows.length };
		const without = rows.length === 0 ? withoutEach(selection, [...inOrder]) : [];
		return {
			text: productListText({ ...counts, products, order, filters: known, without }),
			data: { products: asData(products, asked), ...counts, ...(without.length > 0 && { without }) },
		};
	},
});

export const searchProducts = defineOperation({
	name: 'search_products',
	isHeavy: true,
	title: 'Search products',
	description:
		'Products that match the words, their forms, beginnings or synonyms, those with most words first. `free` finds what costs nothing, if any does.',
	input: strictInput({
		query: z.string().max(maximumQueryLength).default('').describe('Words such as `password manager`.'),
		...filterFields,
		order: z
			.enum(['relevance', ...productOrders])
			.default('relevance')
			.describe('Best match first by default.'),
		page,
		limit,
		fields,
	}).refine(
		({ query, order: _, page: __, limit: ___, fields: ____, ...filters }) =>
			query.trim() !== '' || Object.values(filters).some((filter) => filter !== undefined),
		{
			message: 'must have words in `query`, or a filter such as `category`',
		},
	),
	members: ['products', 'page', 'total_pages', 'total_count', 'complete_count', 'matched'],
	untrusted: untrustedMembers.map((member) => `products[].${member}`),
	async run({ query, order, page, limit, fields: asked, ...filters }, site) {
		if (query.trim() === '') return searchWithoutWords({ ...filters, order, page, limit, fields: asked }, site);
		const selection = await selectProducts(site, filters);
		if ('problem' in selection) return selection;
		const asOrdered = order === 'relevance' ? undefined : order;
		const found = await findForAgents(site, { words: query, selection, order: asOrdered });
		const { hits, complete: complete_count, exactness: matched } = found;
		const slugs = hits.slice((page - 1) * limit, page * limit).map(({ slug }) => slug);
		const listed = await readListed(site, selection.table, slugs);
		const lacking = new Map(hits.map(({ slug, lacks }) => [slug, lacks]));
		const products = listed.map((product) => {
			const lacks = lacking.get(product.slug ?? '') ?? [];
			return { ...withFields(product, asked ?? membersIn(order)), ...(lacks.length > 0 && { lacks }) };
		});
		const total_count = hits.length;
		const counts = { page, total_pages: totalPages(total_count, limit), total_count, complete_count, matched };
		const without = total_count === 0 ? await searchWithoutEach(site, query, selection) : [];
		const data = { products: asData(products, asked), ...counts, ...(without.length > 0 && { without }) };
		const read = { ...selection.filters, ...(found.free && { free: true }) };
		const text = searchText({ ...counts, products, without }, order, read);
		return { text: found.free === false && total_count > 0 ? `${noneIsFree(found.partlyFree)} ${text}` : text, data };
	},
});

/** What the words find without each of the filters. */
async function searchWithoutEach(site: AgentSite, words: string, selection: Selection): Promise<Without[]> {
	if (selection.without.size === 0) return [];
	const { hits } = await findForAgents(site, { words });
	return withoutEach(
		selection,
		hits.flatMap(({ slug }) => selection.table.rows.get(slug) ?? []),
	);
}

const noneIsFree = (partlyFree: number): string =>
	partlyFree > 0
		? `None of these products is completely free; ${partlyFree} of them in part.`
		: 'None of these products is free.';

/** All products that pass the filters: without words there is no relevance, so they are in name order. */
async function searchWithoutWords(
	{ order, ...input }: Omit<z.output<typeof listProducts.input>, 'order'> & { readonly order: SearchOrder },
	site: AgentSite,
): Promise<OperationResult> {
	const result = await listProducts.run({ ...input, order: order === 'relevance' ? 'name' : order }, site);
	if ('problem' in result) return result;
	const { total_count: complete_count } = result.data;
	return { ...result, data: { ...result.data, complete_count, matched: 'all_words' } };
}
