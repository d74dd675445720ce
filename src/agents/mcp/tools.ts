/** The tools that read the catalog, twins of the API's operations. */
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { launchPeriodPage, productPage } from '../../routes/paths.ts';
import { CatalogReader } from '../catalog-reader.ts';
import { nearSlugs, searchSlugs, withoutSearch } from '../search.ts';
import type { AgentSite } from '../site.ts';
import { mistake, type PageLink, result } from './results.ts';
import * as schemas from './schemas.ts';

/** Reading only, the same for the same arguments, and of texts that strangers wrote. */
const reading = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };

const listed = ['products[].name', 'products[].tagline', 'products[].price_label', 'products[].maker'];
const detailed = ['name', 'tagline', 'price_label', 'maker', 'description', 'website_url'].map(
	(name) => `product.${name}`,
);
const ranked = ['rankings[].name', 'rankings[].tagline'];

/** Registers the tools in the order in which clients list them. */
export function registerTools(server: McpServer, site: AgentSite): void {
	const reader = new CatalogReader(site);

	server.registerTool(
		'list_products',
		{
			title: 'List products',
			description: 'Every launched product, in name order, a page at a time.',
			inputSchema: schemas.listArguments,
			outputSchema: schemas.productList,
			annotations: { title: 'List products', ...reading },
		},
		async ({ page, per_page }) => result(await reader.products(page, per_page), listed),
	);

	server.registerTool(
		'get_product',
		{
			title: 'Get a product',
			description: 'Everything the catalog publishes about one product, by its slug or by its own website.',
			inputSchema: schemas.productArguments,
			outputSchema: schemas.productResult,
			annotations: { title: 'Get a product', ...reading },
		},
		async ({ slug, website_url }) => {
			if ((slug === undefined) === (website_url === undefined)) return mistake('Give either `slug` or `website_url`.');
			const product = slug === undefined ? await reader.productAt(website_url ?? '') : await reader.product(slug);
			if (!product) return unknownProduct(site, slug);
			return result({ product }, detailed, [pageOf(site, productPage(product.slug ?? ''), product.slug ?? '')]);
		},
	);

	server.registerTool(
		'search_products',
		{
			title: 'Search products',
			description:
				'Products whose name, tagline, categories or maker hold all the words, or beginnings of them, best first; or all of a category.',
			inputSchema: schemas.searchArguments,
			outputSchema: schemas.searchResult,
			annotations: { title: 'Search products', ...reading },
		},
		async ({ query, category, page, per_page }) => {
			if (query.trim() === '' && category === undefined)
				return mistake('Give words in `query`, a `category`, or both.');
			const found = await searchSlugs(site, { words: query, category });
			if (!found) return mistake(withoutSearch);
			const { slugs, exactness: matched } = found;
			const shown = slugs.slice((page - 1) * per_page, page * per_page);
			const details = await Promise.all(shown.map((slug) => reader.product(slug)));
			const products = details.flatMap((product) => product ?? []).map(withoutDetail);
			const total_pages = Math.ceil(slugs.length / per_page);
			return result({ products, page, total_pages, total_count: slugs.length, matched }, listed);
		},
	);

	server.registerTool(
		'list_launch_periods',
		{
			title: 'List launch periods',
			description: 'The latest weeks in which products were launched, newest first, at most 26.',
			inputSchema: schemas.noArguments,
			outputSchema: schemas.launchPeriodList,
			annotations: { title: 'List launch periods', ...reading },
		},
		async () => result(await reader.launchPeriods(), []),
	);

	server.registerTool(
		'get_launch_period',
		{
			title: 'Get a leaderboard',
			description: 'One week and its leaderboard, best first.',
			inputSchema: schemas.launchPeriodArguments,
			outputSchema: schemas.launchPeriodResult,
			annotations: { title: 'Get a leaderboard', ...reading },
		},
		async ({ slug, limit }) => {
			const { launch_periods } = await reader.launchPeriods();
			const wanted = slug ?? launch_periods[0]?.slug ?? '';
			const found = await reader.launchPeriod(wanted);
			if (!found) return unknownPeriod(launch_periods.map((period) => period.slug));
			const { launch_period, rankings } = found;
			const page = pageOf(site, launchPeriodPage(wanted), wanted);
			return result({ launch_period, rankings: rankings.slice(0, limit) }, ranked, [page]);
		},
	);
}

/** What a list shows of a product. */
function withoutDetail(product: Awaited<ReturnType<CatalogReader['product']>> & object) {
	const { description, website_url, votes, reviews_count, average_rating, first_launched_on, ...item } = product;
	return item;
}

const pageOf = ({ baseUrl }: AgentSite, path: string, name: string): PageLink => ({
	uri: `${baseUrl}${path}.md`,
	name,
});

async function unknownProduct(site: AgentSite, slug: string | undefined): Promise<CallToolResult> {
	if (slug === undefined) return mistake('No product has this website. Search for its name with `search_products`.');
	const near = await nearSlugs(site, slug);
	const hint = near.length > 0 ? ` Near it: ${near.join(', ')}.` : '';
	return mistake(`No product has this slug.${hint} Find slugs with \`search_products\` or \`list_products\`.`);
}

function unknownPeriod(slugs: readonly string[]): CallToolResult {
	return mistake(`No week that has begun has this slug. The latest: ${slugs.slice(0, 5).join(', ')}.`);
}
