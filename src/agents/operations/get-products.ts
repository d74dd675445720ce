/** Operations on products by name: one with all its facts, or several to compare. */
import * as z from 'zod';
import { ownData, ownValuesIn, productTable, similarSlugs } from '../product-table.ts';
import { findWord, nearSlugs, resolveWord } from '../resolve.ts';
import { type AgentSite, readProduct } from '../site.ts';
import { product, strictInput } from './input.ts';
import { asData, fields, membersIn, readListed, untrustedMembers, withFields } from './listed-products.ts';
import { defineOperation, notFound } from './operation.ts';
import { comparedText, productText, quoted } from './plain-text.ts';

/** Letters of a name that may be meant for a near one. */
const shortestNear = 3;

/** @returns The product of a name, or the only one with a name that is near. */
async function resolveNearProduct(site: AgentSite, given: string) {
	const word = await resolveWord(site, 'product', given);
	if (!('problem' in word)) return { ...word, isNear: false };
	const near = word.problem.details?.['near'] as readonly string[] | undefined;
	const [slug] = near ?? [];
	const isLong = given.trim().length >= shortestNear;
	return slug !== undefined && near?.length === 1 && isLong ? { slug, isNear: true } : word;
}

export const getProduct = defineOperation({
	name: 'get_product',
	title: 'Get a product',
	description: 'One product: facts, description, its place in each week, similar products.',
	input: strictInput({ slug: product.describe('Slug, name, former slug or website.') }),
	members: ['product', 'launches', 'similar'],
	untrusted: untrustedMembers.map((member) => `product.${member}`),
	async run({ slug: given }, site) {
		const word = await resolveNearProduct(site, given);
		if ('problem' in word) return word;
		const product = await readProduct(site, word.slug);
		if (!product) return { problem: notFound('product_not_found', 'This product was just removed.', 'Try again.') };
		const [table, similar, ownOf] = await Promise.all([
			productTable(site),
			similarSlugs(site, word.slug),
			ownValuesIn(site),
		]);
		const launches = table.launches[table.rows.get(word.slug) ?? -1] ?? [];
		const own = ownOf(word.slug);
		const discussion_url = table.discussions.get(word.slug);
		const isNear = word.isNear ? `There is no product ${quoted(given)}. The only near name is this one. ` : '';
		const vote = discussion_url === undefined ? '' : `\nVote and discuss: ${discussion_url}`;
		return {
			text: `${isNear}${productText(product, launches, similar, site.baseUrl, own)}${vote}`,
			data: {
				product,
				...ownData(own),
				launches,
				similar,
				...(vote && { discussion_url }),
				...(isNear && { near_name: true }),
			},
			untrusted: own.flatMap(({ name, untrusted }) => (untrusted ? `own.${name}` : [])),
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
		const ownOf = asked ? () => [] : await ownValuesIn(site);
		const shown = listed.map((product) => {
			const own = ownOf(product.slug ?? '');
			return {
				...withFields(product, asked ?? [...membersIn('best_place'), ...membersIn('rating')]),
				...(own.length > 0 && { own }),
			};
		});
		const products = asData(shown, asked).map((product, index) => ({
			...product,
			...ownData(shown[index]?.own ?? []),
		}));
		const free = shown.flatMap(({ own = [] }) => own.filter(({ untrusted }) => untrusted));
		return {
			text: comparedText(shown, missing),
			data: { products, missing },
			untrusted: [...new Set(free.map(({ name }) => `products[].own.${name}`))],
		};
	},
});
