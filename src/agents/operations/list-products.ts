import * as z from 'zod';
import { totalPages } from '../../contract/pagination.ts';
import { productOrders, rowsInOrder } from '../product-table.ts';
import { selectProducts } from '../select-products.ts';
import { limit, page } from './input-fields.ts';
import { asData, fields, listedSchema, membersIn, readRows, untrustedMembers } from './listed-products.ts';
import { defineOperation } from './operation.ts';
import { productListText } from './plain-text.ts';
import { filterFields } from './product-filters.ts';
import { strictInput } from './strict-input.ts';

export const listProducts = defineOperation({
	name: 'list_products',
	title: 'List products',
	description: 'Products that pass all filters, in an order; `total_count` counts them.',
	input: strictInput({
		...filterFields,
		order: z.enum(productOrders).default('name').describe('By name, or the best, highest or newest first.'),
		page,
		limit,
		fields,
	}),
	output: {
		type: 'object',
		required: ['products', 'page', 'total_pages', 'total_count'],
		properties: { products: { type: 'array', items: listedSchema } },
	},
	untrusted: untrustedMembers.map((member) => `products[].${member}`),
	async run({ order, page, limit, fields: asked, ...filters }, site) {
		const selection = await selectProducts(site, filters);
		if ('problem' in selection) return selection;
		const { table, includes } = selection;
		const inOrder = await rowsInOrder(site, table, order);
		const rows = includes ? inOrder.filter(includes) : inOrder;
		const ofPage = [...rows.subarray((page - 1) * limit, page * limit)];
		const products = await readRows(site, table, ofPage, asked ?? membersIn(order));
		const counts = { page, total_pages: totalPages(rows.length, limit), total_count: rows.length };
		return {
			text: productListText({ ...counts, products, order, filters: selection.filters }),
			data: { products: asData(products, asked), ...counts },
		};
	},
});
