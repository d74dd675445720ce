import * as z from 'zod';
import { totalPages } from '../../contract/pagination.ts';
import type { SlugAndName } from '../../search/nearest.ts';
import { maximumQueryLength, stages } from '../../search/stages.ts';
import { findForAgents, withoutSearch } from '../search.ts';
import { type Selection, selectProducts } from '../select-products.ts';
import { limit, maximumNameLength, page } from './input-fields.ts';
import { fields, listedSchema, readListed, untrustedMembers, withFields } from './listed-products.ts';
import { defineOperation } from './operation.ts';
import { searchText } from './plain-text.ts';

export const searchProducts = defineOperation({
	name: 'search_products',
	title: 'Search products',
	description:
		'Products that hold all the words, other forms of them, beginnings or synonyms, best first; or all of a category. Names come before taglines, categories, makers and prices, these before descriptions.',
	input: z
		.strictObject({
			query: z
				.string()
				.max(maximumQueryLength)
				.default('')
				.describe('Words, or beginnings of words, such as `password manager`; the first 12 count.'),
			category: z.string().min(1).max(maximumNameLength).optional().describe('Slug or name.'),
			page,
			limit,
			fields,
		})
		.refine(({ query, category }) => query.trim() !== '' || category !== undefined, {
			message: 'must have words in `query`, a `category`, or both',
		}),
	output: {
		type: 'object',
		required: ['products', 'page', 'total_pages', 'total_count', 'matched'],
		properties: {
			products: { type: 'array', items: listedSchema },
			matched: {
				enum: stages.map(({ exactness }) => exactness),
				description: 'How the words were taken: less strictly only when nothing holds them all as they are written.',
			},
			near: {
				type: 'object',
				description: 'Products with names like the words, and categories: only where no product holds all words.',
				properties: {
					products: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
				},
			},
		},
	},
	untrusted: [...untrustedMembers.map((member) => `products[].${member}`), 'near.products[].name'],
	async run({ query, category, page, limit, fields: asked }, site) {
		const selection = category === undefined ? noSelection : await selectProducts(site, { category });
		if ('problem' in selection) return { text: selection.problem };
		const { table, filters } = selection;
		const words = { words: query, category: filters.category };
		const found = await findForAgents(site, words, { page, perPage: limit });
		if (!found) return { text: withoutSearch };
		const { hits, total: total_count, exactness: matched, nearest } = found;
		const slugs = hits.map(({ slug }) => slug);
		const products = await readListed(site, table, slugs);
		const counts = { page, total_pages: totalPages(total_count, limit), total_count, matched };
		const near = nearest && { products: nearest.products.map(slugAndName), categories: nearest.categories };
		const data = { products: products.map((product) => withFields(product, asked)), ...counts, ...(near && { near }) };
		return { text: searchText({ ...counts, products, near }, query.trim() !== '', filters), data };
	},
});

/** Most searches have no filter, and need nothing of what products are chosen by. */
const noSelection: Pick<Partial<Selection>, 'table'> & Pick<Selection, 'filters'> = { filters: {} };

const slugAndName = ({ slug, name }: SlugAndName): SlugAndName => ({ slug, name });
