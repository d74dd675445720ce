import * as z from 'zod';
import { bodySchemas } from '../../contract/schemas.generated.ts';
import { productPage } from '../../routes/paths.ts';
import type { SlugAndName } from '../../search/nearest.ts';
import { maximumQueryLength, stages } from '../../search/stages.ts';
import { readProduct, readProductByWebsite, readProducts, type Schemas } from '../catalog-files.ts';
import { findForAgents, nearSlugs, slugOfName, withoutSearch } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { maximumNameLength, page, perPage, slug } from './input-fields.ts';
import { defineOperation } from './operation.ts';
import { productListText, productText, searchText } from './plain-text.ts';

const listed = ['name', 'tagline', 'price_label', 'maker'];
const detailed = [...listed, 'description', 'website_url'];

export const listProducts = defineOperation({
	name: 'list_products',
	title: 'List products',
	description: 'Every launched product, in name order, a page at a time.',
	input: z.object({ page, per_page: perPage }),
	output: bodySchemas.ProductList,
	untrusted: listed.map((name) => `products[].${name}`),
	async run({ page, per_page }, site) {
		const data = await readProducts(site, page, per_page);
		return { text: productListText(data), data };
	},
});

export const getProduct = defineOperation({
	name: 'get_product',
	title: 'Get a product',
	description: 'Everything the catalog publishes about one product, by its slug, its name or its own website.',
	input: z
		.object({
			slug: slug('Slug of the product, such as `duckdb`.'),
			name: z
				.string()
				.max(maximumNameLength)
				.optional()
				.describe('Its whole name in any spelling, instead of its slug.'),
			website_url: z.string().max(2_000).optional().describe("The product's own website, instead of its slug."),
		})
		.refine(({ slug, name, website_url }) => [slug, name, website_url].filter(Boolean).length === 1, {
			message: 'must have one of `slug`, `name` and `website_url`',
		}),
	output: bodySchemas.ProductResponse,
	untrusted: detailed.map((name) => `product.${name}`),
	async run({ slug, name, website_url }, site) {
		const product = await findProduct(site, slug, name, website_url);
		if (!product) return { text: await missingProductText(site, slug, name) };
		const own = product.slug ?? '';
		return {
			text: productText(product, site.baseUrl),
			data: { product },
			page: { slug: own, path: productPage(own) },
		};
	},
});

async function findProduct(site: AgentSite, slug?: string, name?: string, website = '') {
	if (slug) return readProduct(site, slug);
	if (!name) return readProductByWebsite(site, website);
	return (
		(await readProduct(site, name.trim().toLowerCase().replaceAll(/[ _]/g, '-'))) ??
		(name.includes('.') ? await readProductByWebsite(site, name) : undefined) ??
		readProduct(site, (await slugOfName(site, name)) ?? '')
	);
}

async function missingProductText(site: AgentSite, slug?: string, name?: string): Promise<string> {
	const given = slug ?? name;
	if (given === undefined) return 'No product has this website. Search for its name with `search_products`.';
	const near = await nearSlugs(site, given);
	const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
	if (slug === undefined) return `No product has this name.${hint}`;
	return `No product has this slug.${hint} Find slugs with \`search_products\` or \`list_products\`.`;
}

const slugsAndNames = {
	type: 'array',
	items: {
		type: 'object',
		required: ['slug', 'name'],
		properties: { slug: { type: 'string' }, name: { type: 'string' } },
	},
} as const;

export const searchProducts = defineOperation({
	name: 'search_products',
	title: 'Search products',
	description:
		'Products that hold all the words, other forms of them, beginnings or synonyms, best first; or all of a category. Names come before taglines, categories, makers and prices, these before descriptions.',
	input: z
		.object({
			query: z
				.string()
				.max(maximumQueryLength)
				.default('')
				.describe('Words, or beginnings of words, such as `free password manager`; the first 12 count.'),
			category: slug('Slug of a category.'),
			page,
			per_page: perPage,
		})
		.refine(({ query, category }) => query.trim() !== '' || category !== undefined, {
			message: 'must have words in `query`, a `category`, or both',
		}),
	output: {
		...bodySchemas.ProductList,
		required: [...bodySchemas.ProductList.required, 'matched'],
		properties: {
			...bodySchemas.ProductList.properties,
			matched: {
				type: 'string',
				enum: stages.map(({ exactness }) => exactness),
				description: 'How the words were taken: less strictly only when nothing holds them all as they are written.',
			},
			near: {
				type: 'object',
				description: 'Products with names like the words, and categories: only where no product holds all words.',
				required: ['products', 'categories'],
				properties: { products: slugsAndNames, categories: slugsAndNames },
			},
		},
	},
	untrusted: [...listProducts.untrusted, 'near.products[].name'],
	async run({ query, category, page, per_page }, site) {
		const found = await findForAgents(site, { words: query, category }, { page, perPage: per_page });
		if (!found) return { text: withoutSearch };
		const { hits, total: total_count, exactness: matched, nearest } = found;
		const details = await Promise.all(hits.map(({ slug }) => readProduct(site, slug)));
		const products = details.flatMap((own) => own ?? []);
		const total_pages = Math.ceil(total_count / per_page);
		const near = nearest && { products: nearest.products.map(slugAndName), categories: nearest.categories };
		const data = { products: products.map(listItem), page, total_pages, total_count, matched, ...(near && { near }) };
		return { text: searchText({ ...data, products }, query.trim() !== '', category), data };
	},
});

const slugAndName = ({ slug, name }: SlugAndName): SlugAndName => ({ slug, name });

/** Members of a product in a list, by the contract. */
const itemMembers: ReadonlySet<string> = new Set(
	Object.keys(bodySchemas.ProductList.properties.products.items.properties),
);

/** What a list shows of a product. */
function listItem(product: Schemas['ProductDetail']): Schemas['Product'] {
	// Every member of a list's item is one of the detail, with the same type; a test of the contract compares them.
	return Object.fromEntries(Object.entries(product).filter(([name]) => itemMembers.has(name))) as Schemas['Product'];
}
