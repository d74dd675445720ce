/** Operations on products by name: one with all its facts, or several to compare. */
import * as z from 'zod';
import { productTable, similarSlugs } from '../product-table.ts';
import { findWord, nearSlugs, resolveWord } from '../resolve.ts';
import { readProduct } from '../site.ts';
import { product, strictInput } from './input.ts';
import { asData, fields, membersIn, readListed, untrustedMembers, withFields } from './listed-products.ts';
import { defineOperation, notFound } from './operation.ts';
import { comparedText, productText } from './plain-text.ts';

export const getProduct = defineOperation({
	name: 'get_product',
	title: 'Get a product',
	description: 'One product: facts, description, its place in each week, similar products.',
	input: strictInput({ slug: product.describe('Slug, name, former slug or website.') }),
	members: ['product', 'launches', 'similar'],
	untrusted: untrustedMembers.map((member) => `product.${member}`),
	async run({ slug: given }, site) {
		const word = await resolveWord(site, 'product', given);
		if ('problem' in word) return word;
		const product = await readProduct(site, word.slug);
		if (!product) return { problem: notFound('product_not_found', 'This product was just removed.', 'Try again.') };
		const [table, similar] = await Promise.all([productTable(site), similarSlugs(site, word.slug)]);
		const launches = table.launches[table.rows.get(word.slug) ?? -1] ?? [];
		return {
			text: productText(product, launches, similar, site.baseUrl),
			data: { product, launches, similar },
		};
	},
});

export const maximumProducts = 20;

export const getProducts = defineOperation({
	name: 'get_products',
	title: 'Get several products',
	description: `Up to ${maximumProducts} products, to compare them.`,
	input: strictInput({
		products: z.array(product).min(1).max(maximumProducts).describe('Slugs or names.'),
		fields,
	}),
	members: ['products', 'missing'],
	untrusted: untrustedMembers.map((member) => `products[].${member}`),
	async run({ products: names, fields: asked }, site) {
		const found = await Promise.all(names.map((given) => findWord(site, 'product', given)));
		const slugs = [...new Set(found.flatMap((slug) => slug ?? []))];
		const unknown = new Set(names.filter((_, index) => found[index] === undefined));
		const missing = await Promise.all(
			Array.from(unknown, async (given) => ({ given, near: await nearSlugs(site, 'product', given) })),
		);
		if (slugs.length === 0) {
			const near = [...new Set(missing.flatMap((one) => one.near))];
			return {
				problem: notFound(
					'product_not_found',
					'There are no such products.',
					'Find products with `search_products`.',
					near,
				),
			};
		}
		const listed = await readListed(site, await productTable(site), slugs);
		const products = listed.map((own) => withFields(own, asked ?? membersIn('best_place')));
		return { text: comparedText(products, missing), data: { products: asData(products, asked), missing } };
	},
});
