/**
 * The texts for language models: the index `/llms.txt` (llmstxt.org: a title, a summary, sections of links), and
 * `/llms-full.txt`.
 */
import type { Catalog, Page } from '../../catalog/catalog.ts';
import { counted } from '../../contract/text.ts';
import * as discovery from '../../urls/discovery.ts';
import { sentencesOnDrafts } from '../../urls/launch.ts';
import * as at from '../../urls/paths.ts';
import { apiAddress, isServed } from '../../urls/static-host.ts';
import { fillIn } from '../guides/prose-text.ts';
import { facetsOf } from '../props/lists.ts';
import { ordersOf } from '../props/product-lists.ts';
import { weeksByYear } from '../shared/leaderboard.ts';
import { escapeText } from '../shared/markdown-document.ts';
import { absoluteLinks } from '../shared/markdown-links.ts';
import { dataNotice } from '../shared/product-text.ts';
import { pathsWithMarkdown } from '../site-pages.ts';

/** Earlier years are named by the page of the weeks. */
const mostYears = 3;

/** Where a link of the index leads, its text, and what is there. */
type IndexLink = readonly [path: string, title: string, note: string];

/** Titles of lists. The index is English on every board. */
const titles = { score: 'Products by score', newest: 'Newest products' };

/** The index of content for language models (llmstxt.org: a title, a summary, sections of links). */
export function llmsText(catalog: Catalog): string {
	const { base_url, site } = catalog;
	const section = (heading: string, links: readonly IndexLink[]): string[] => [
		`## ${heading}`,
		links
			.filter(([path]) => isServed(site, path))
			.map(([path, title, note]) => `- [${title}](${base_url}${path}): ${note}`)
			.join('\n'),
	];
	const blocks = [
		...headOf(catalog),
		...section('API', apiLinks(catalog)),
		...section('Agents', agentLinks),
		...section('Pages', pageLinks(catalog)),
		...section('Optional', optionalLinks),
	];
	return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

const headOf = ({ site }: Catalog): string[] => [
	`# ${escapeText(site.name)}`,
	`> ${escapeText(site.description)}`,
	escapeText(dataNotice(site)),
];

const apiLinks = ({ products, site }: Catalog): IndexLink[] => [
	[at.openapiFile, 'OpenAPI contract', 'the four read-only operations'],
	[apiAddress(site, at.productsPath), 'Products', `${counted(products.length, 'product')} in name order, as JSON`],
	[
		apiAddress(site, at.launchPeriodsPath),
		'Launch periods',
		'the latest weeks, newest first, as JSON; places are provisional while the `status` is `active`',
	],
	[`${at.referencePage}.md`, 'API reference', 'every operation with its parameters, responses and schemas'],
	[`${at.apiChangesPage}.md`, 'API changelog', 'changes to the API, release by release'],
	[
		`${at.versionsPage}.md`,
		'Versions and deprecation',
		'what clients can rely on, what we may add, and how we retire features',
	],
];

const agentLinks: readonly IndexLink[] = [
	[at.mcpEndpoint, 'MCP endpoint', 'tools over streamable HTTP, POST only'],
	[
		at.a2aEndpoint,
		'A2A endpoint',
		'the same operations as data parts of messages, over JSON-RPC, versions 1.0 and 0.3; POST only',
	],
	[discovery.mcpServerFile, 'MCP server.json', 'the entry of the endpoint for registries'],
	[discovery.agentCardFile, 'A2A agent card', 'its skills'],
	[at.operationsFile, 'Operations', 'each tool and data part with its JSON Schema and an example'],
	...sentencesOnDrafts.links,
	[discovery.agentsGuideFile, 'agents.json', 'what agents can do, where, and under which rules'],
];

function pageLinks(catalog: Catalog): IndexLink[] {
	const { pages, launch_periods } = catalog;
	const { prices } = facetsOf(catalog);
	const orders = ordersOf(catalog);
	const years = weeksByYear(catalog).slice(0, mostYears);
	const weeks = `${counted(launch_periods.length, 'week')} by year, newest first`;
	const priceList: IndexLink = [`${at.pricingListPage}.md`, 'Pricing', 'products by pricing model'];
	return [
		[at.markdownFile('/'), 'Home', 'the latest week'],
		[at.markdownFile(at.productListPage), 'Products', 'every product with its tagline'],
		...orders.map((order): IndexLink => [`${at.orderPage(order)}.md`, titles[order], 'every product in this order']),
		...(prices.length > 0 ? [priceList] : []),
		...prices.map(({ slug, name, count }): IndexLink => {
			return [`${at.pricingPage(slug)}.md`, `Pricing: ${escapeText(name)}`, counted(count, 'product')];
		}),
		[at.markdownFile(at.categoryListPage), 'Categories', 'products grouped by purpose'],
		[at.markdownFile(at.launchPeriodListPage), 'All weeks', weeks],
		...years.map(({ year, weeks }): IndexLink => [`${at.yearPage(year)}.md`, year, counted(weeks.length, 'week')]),
		[`${at.subscribePage}.md`, 'Subscribe', 'feeds, the calendar and the weekly digest'],
		...pages.map(({ slug, title, description }): IndexLink => {
			return [`/${slug}.md`, escapeText(title), escapeText(description)];
		}),
	];
}

const optionalLinks: readonly IndexLink[] = [
	[at.catalogExportFile, 'Catalog', 'every product with its launches, one on each line, as NDJSON'],
	[at.llmsFullFile, 'All guide pages', 'the guide pages above in one file'],
	[at.statusFile, 'Status', 'version, build date and counts, as JSON'],
	[discovery.securityFile, 'security.txt', 'where to report a vulnerability'],
	[at.robotsFile, 'robots.txt', 'what crawlers may do'],
];

/** `/llms-full.txt`: the guide pages behind `/llms.txt`, one after the other, each with its address. Products are left out. */
export function llmsFullText(catalog: Catalog): string {
	const index = `Index: ${catalog.base_url}${at.llmsFile}`;
	const pages = catalog.pages.map((page) => pageText(catalog, page));
	return `${[...headOf(catalog), index, ...pages].join('\n\n')}\n`;
}

function pageText(catalog: Catalog, { slug, title, description, body }: Page): string {
	const site = { base_url: catalog.base_url, paths: pathsWithMarkdown(catalog) };
	const text = absoluteLinks(site, `/${slug}`, fillIn(catalog, body)).trim();
	const source = `Source: ${site.base_url}/${slug}.md`;
	return [`# ${escapeText(title)}`, source, escapeText(description), text].join('\n\n');
}
