import { productPage } from '../../routes/paths.ts';
import { readProduct } from '../catalog-files.ts';
import { placesOf, productTable, similarSlugs } from '../product-table.ts';
import { resolveWord } from '../resolve.ts';
import { product } from './input-fields.ts';
import { listedSchema, untrustedMembers } from './listed-products.ts';
import { defineOperation, notFound } from './operation.ts';
import { productText } from './plain-text.ts';
import { strictInput } from './strict-input.ts';

export const getProduct = defineOperation({
	name: 'get_product',
	title: 'Get a product',
	description: 'One product: facts, description, places in weeks, similar products.',
	input: strictInput({ product: product.describe('Slug, name, former slug or website.') }),
	output: {
		type: 'object',
		required: ['product', 'launches', 'similar'],
		properties: {
			product: listedSchema,
			launches: { type: 'array', items: { type: 'object', required: ['launch_period', 'position', 'votes'] } },
			similar: { type: 'array', items: { type: 'string' }, description: 'Slugs.' },
		},
	},
	untrusted: untrustedMembers.map((member) => `product.${member}`),
	async run({ product: given }, site) {
		const word = await resolveWord(site, 'product', given);
		if ('problem' in word) return word;
		const product = await readProduct(site, word.slug);
		if (!product) return { problem: notFound('product_not_found', 'This product has just gone.', 'Ask again.') };
		const [table, similar] = await Promise.all([productTable(site), similarSlugs(site, word.slug)]);
		const launches = placesOf(table, table.rows.get(word.slug) ?? -1);
		return {
			text: productText(product, launches, similar, site.baseUrl),
			data: { product, launches, similar },
			page: { slug: word.slug, path: productPage(word.slug) },
		};
	},
});
