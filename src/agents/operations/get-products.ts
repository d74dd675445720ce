import * as z from 'zod';
import { productTable } from '../product-table.ts';
import { meantSlugs } from '../search.ts';
import { slugText } from './input-fields.ts';
import {
	asData,
	fields,
	listedSchema,
	membersIn,
	readListed,
	untrustedMembers,
	withFields,
} from './listed-products.ts';
import { defineOperation } from './operation.ts';
import { comparedText } from './plain-text.ts';
import { strictInput } from './strict-input.ts';

const maximumProducts = 20;

export const getProducts = defineOperation({
	name: 'get_products',
	title: 'Get several products',
	description: 'Up to 20 products by their slugs, such as to compare them.',
	input: strictInput({
		slugs: z.array(slugText).min(1).max(maximumProducts),
		fields,
	}),
	output: {
		type: 'object',
		required: ['products', 'missing'],
		properties: {
			products: { type: 'array', items: listedSchema },
			missing: { type: 'array', items: { type: 'object', required: ['slug', 'near'] } },
		},
	},
	untrusted: untrustedMembers.map((member) => `products[].${member}`),
	async run({ slugs, fields: asked }, site) {
		const unique = [...new Set(slugs)];
		const listed = await readListed(site, await productTable(site), unique);
		const products = listed.map((product) => withFields(product, asked ?? membersIn('best_place')));
		const found = new Set(products.map(({ slug }) => slug));
		const unknown = unique.filter((slug) => !found.has(slug));
		const missing = await Promise.all(unknown.map(async (slug) => ({ slug, near: await meantSlugs(site, slug) })));
		const text = comparedText(products, missing);
		if (products.length === 0) return { text };
		return { text, data: { products: asData(products, asked), missing } };
	},
});
