/**
 * The texts for language models: the index `/llms.txt` (llmstxt.org: a title, a summary, sections of links), and
 * `/llms-full.txt`.
 */
import type { Catalog, Page } from '../../catalog/catalog.ts';
import { counted } from '../../contract/text.ts';
import * as discovery from '../../routes/discovery.ts';
import * as at from '../../routes/paths.ts';
import { fillIn } from '../guides/prose-text.ts';
import { facetsOf } from '../props/lists.ts';
import { ordersOf } from '../props/product-lists.ts';
import { weeksByYear } from '../shared/leaderboard.ts';
import { escapeText } from '../shared/markdown-document.ts';
import { absoluteLinks } from '../shared/markdown-links.ts';
import { titleOfOrder } from '../shared/product-orders.ts';
import { dataNotice } from '../shared/product-text.ts';
import { pathsWithMarkdown } from '../site-pages.ts';

/** Earlier years are named by the page of the weeks. */
const mostYears = 3;

/** The index of content for language models (llmstxt.org: a title, a summary, sections of links). */
export function llmsText(catalog: Catalog): string {
	const { base_url, site, pages, products, launch_periods } = catalog;
	const { prices } = facetsOf(catalog);
	const link = (path: string, title: string, note: string) => `- [${title}](${base_url}${path}): ${note}`;
	return `${[
		`# ${escapeText(site.name)}`,
		`> ${escapeText(site.description)}`,
		escapeText(dataNotice(site)),
		'## API',
		[
			link(at.openapiFile, 'OpenAPI contract', 'the four read-only operations'),
			link(at.productsPath, 'Products', `${counted(products.length, 'product')} in name order, as JSON`),
			link(
				at.launchPeriodsPath,
				'Launch periods',
				'the latest weeks, newest first, as JSON; places are provisional while the `status` is `active`',
			),
			link(`${at.referencePage}.md`, 'API reference', 'every operation with its parameters, responses and schemas'),
			link(`${at.apiChangesPage}.md`, 'API changelog', 'changes to the API, release by release'),
			link(
				`${at.versionsPage}.md`,
				'Versions and deprecation',
				'what clients can rely on, what we may add, and how we retire features',
			),
		].join('\n'),
		'## Agents',
		[
			link(at.mcpEndpoint, 'MCP endpoint', 'tools over streamable HTTP, POST only'),
			link(
				at.a2aEndpoint,
				'A2A endpoint',
				'the same operations as data parts of messages, over JSON-RPC, versions 1.0 and 0.3; POST only',
			),
			link(discovery.agentCardFile, 'A2A agent card', 'its skills'),
			link(at.operationsFile, 'Operations', 'each tool and data part with its JSON Schema and an example'),
			link(discovery.agentsGuideFile, 'agents.json', 'what agents can do, where, and under which rules'),
		].join('\n'),
		'## Pages',
		[
			link(at.markdownFile('/'), 'Home', 'the latest week'),
			link(at.markdownFile(at.productListPage), 'Products', 'every product with its tagline'),
			...ordersOf(catalog).map((order) =>
				link(`${at.orderPage(order)}.md`, titleOfOrder(order), 'every product in this order'),
			),
			...(prices.length > 0 ? [link(`${at.pricingListPage}.md`, 'Pricing', 'products by pricing model')] : []),
			...prices.map(({ slug, name, count }) =>
				link(`${at.pricingPage(slug)}.md`, `Pricing: ${escapeText(name)}`, counted(count, 'product')),
			),
			link(at.markdownFile(at.categoryListPage), 'Categories', 'products grouped by purpose'),
			link(
				at.markdownFile(at.launchPeriodListPage),
				'Past weeks',
				`${counted(launch_periods.length, 'week')} by year, newest first`,
			),
			...weeksByYear(catalog)
				.slice(0, mostYears)
				.map(({ year, weeks }) => link(`${at.yearPage(year)}.md`, year, counted(weeks.length, 'week'))),
			link(`${at.subscribePage}.md`, 'Subscribe', 'feeds, the calendar and the weekly digest'),
			...pages.map(({ slug, title, description }) => link(`/${slug}.md`, escapeText(title), escapeText(description))),
		].join('\n'),
		'## Optional',
		[
			link(at.llmsFullFile, 'All guide pages', 'the guide pages above in one file'),
			link(at.statusFile, 'Status', 'version, build date and counts, as JSON'),
			link(discovery.securityFile, 'security.txt', 'where to report a vulnerability'),
			link(at.robotsFile, 'robots.txt', 'what crawlers may do'),
		].join('\n'),
	]
		.filter((block) => block !== '')
		.join('\n\n')}\n`;
}

/** `/llms-full.txt`: the guide pages behind `/llms.txt`, one after the other, each with its address. Products are left out. */
export function llmsFullText(catalog: Catalog): string {
	const { base_url, site, pages } = catalog;
	const head = [`# ${escapeText(site.name)}`, `> ${escapeText(site.description)}`, escapeText(dataNotice(site))];
	const index = `Index: ${base_url}${at.llmsFile}`;
	return `${[...head, index, ...pages.map((page) => pageText(catalog, page))].join('\n\n')}\n`;
}

function pageText(catalog: Catalog, { slug, title, description, body }: Page): string {
	const site = { base_url: catalog.base_url, paths: pathsWithMarkdown(catalog) };
	const text = absoluteLinks(site, `/${slug}`, fillIn(catalog, body)).trim();
	const source = `Source: ${site.base_url}/${slug}.md`;
	return [`# ${escapeText(title)}`, source, escapeText(description), text].join('\n\n');
}
