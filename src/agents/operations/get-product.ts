import * as z from 'zod';
import { productPage } from '../../routes/paths.ts';
import { readProduct, readProductByWebsite } from '../catalog-files.ts';
import { placesOf, productTable, similarSlugs } from '../product-table.ts';
import { meantSlugs, slugOfName } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { maximumNameLength, slug } from './input-fields.ts';
import { listedSchema, untrustedMembers } from './listed-products.ts';
import { defineOperation } from './operation.ts';
import { productText } from './plain-text.ts';
import { strictInput } from './strict-input.ts';

export const getProduct = defineOperation({
	name: 'get_product',
	title: 'Get a product',
	description: 'One product by its slug, name or website: facts, description, places in weeks, similar products.',
	input: strictInput({
		slug,
		name: z.string().max(maximumNameLength).optional(),
		website_url: z.string().max(2_000).optional(),
	}).refine(({ slug, name, website_url }) => [slug, name, website_url].filter(Boolean).length === 1, {
		message: 'must have one of `slug`, `name` and `website_url`',
	}),
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
	async run({ slug, name, website_url }, site) {
		const product = await findProduct(site, slug, name, website_url);
		if (!product) return { text: await missingProductText(site, slug, name) };
		const own = product.slug ?? '';
		const [table, similar] = await Promise.all([productTable(site), similarSlugs(site, own)]);
		const launches = placesOf(table, table.rows.get(own) ?? -1);
		return {
			text: productText(product, launches, similar, site.baseUrl),
			data: { product, launches, similar },
			page: { slug: own, path: productPage(own) },
		};
	},
});

async function findProduct(site: AgentSite, slug?: string, name?: string, website = '') {
	if (slug) return readProduct(site, slug);
	if (!name) return readProductByWebsite(site, website);
	const { names, slugs } = await productTable(site);
	// Names may differ in case or punctuation alone, and a slug may be like the name of another product.
	return (
		(await readProduct(site, slugs[names.indexOf(name.trim())] ?? '')) ??
		(await readProduct(site, name.trim().toLowerCase().replaceAll(/[ _]/g, '-'))) ??
		(name.includes('.') ? await readProductByWebsite(site, name) : undefined) ??
		readProduct(site, (await slugOfName(site, name)) ?? '')
	);
}

async function missingProductText(site: AgentSite, slug?: string, name?: string): Promise<string> {
	const given = slug ?? name;
	if (given === undefined) return 'No product has this website. Search for its name with `search_products`.';
	const near = await meantSlugs(site, given);
	const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
	if (slug === undefined) return `No product has this name.${hint || ' Search for it with `search_products`.'}`;
	return `No product has this slug.${hint} Find slugs with \`search_products\` or \`list_products\`.`;
}
