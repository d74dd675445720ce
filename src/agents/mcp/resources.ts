/**
 * Resources: the contract, the guides and the words of the catalog, and templates with completion for what has a page
 * of its own. The list names documents, categories and weeks. Products and makers are many, and strangers wrote their
 * names: templates lead to them.
 */

import {
	type Icon,
	type McpServer,
	ProtocolError,
	ProtocolErrorCode,
	type ReadResourceResult,
	type Resource,
	ResourceTemplate,
} from '@modelcontextprotocol/server';
import {
	authPage,
	categoryPage,
	developersPage,
	isSlug,
	launchPeriodPage,
	launchPeriodsFile,
	llmsFile,
	makerPage,
	markdownFile,
	openapiFile,
	productPage,
	vocabularyFile,
} from '../../routes/paths.ts';
import { nameKey } from '../../search/terms.ts';
import { productTable, weekWinners } from '../product-table.ts';
import { nearSlugs, type WordKind, wordsOf } from '../resolve.ts';
import { findForAgents } from '../select-products.ts';
import { type AgentSite, memoize, vocabularyOf } from '../site.ts';
import { hideFaults, PublicError } from './errors.ts';

/** Results have at most 100 values; a person reads fewer of products. */
const shownProducts = 20;

/** Slugs of products: those that begin so before those that a search finds, or that are spelled alike. */
async function completeProduct(site: AgentSite, begun: string): Promise<string[]> {
	const { slugs } = await productTable(site);
	const beginning = slugs.filter((slug) => slug.startsWith(begun)).slice(0, shownProducts);
	if (beginning.length === shownProducts || begun.trim() === '') return beginning;
	const found = await findForAgents(site, { words: begun.replaceAll('-', ' ') });
	const hits = found.hits.slice(0, Math.min(found.complete, shownProducts)).map(({ slug }) => slug);
	const near = hits.length === 0 ? await nearSlugs(site, 'product', begun) : [];
	return [...new Set([...beginning, ...hits, ...near])].slice(0, shownProducts);
}

/** Slugs of words of a kind that begin so, and of those in whose name a word begins so. */
const completeWord =
	(kind: WordKind) =>
	async (site: AgentSite, begun: string): Promise<string[]> => {
		const { words } = await wordsOf(site, kind);
		const wanted = ` ${nameKey(begun)}`;
		const beginning = words.filter(({ slug }) => slug.startsWith(begun.toLowerCase()));
		const holding = words.filter(({ key }) => ` ${key}`.includes(wanted));
		return [...new Set([...beginning, ...holding].map(({ slug }) => slug))];
	};

/** Weeks that have begun, newest first: by any part of their slug, such as `w46`. */
const completeWeek = async (site: AgentSite, begun: string): Promise<string[]> =>
	(await weekWinners(site)).flatMap(({ slug }) => (slug.includes(begun.trim().toLowerCase()) ? slug : []));

const fixed: readonly FixedResource[] = [
	{ name: 'openapi', path: openapiFile, title: 'The contract of the API', mimeType: 'application/json' },
	{ name: 'llms', path: llmsFile, title: 'Index of the site', mimeType: 'text/plain' },
	{ name: 'developers', path: markdownFile(developersPage), title: 'Guide for developers', mimeType: 'text/markdown' },
	{ name: 'auth', path: markdownFile(authPage), title: 'About access', mimeType: 'text/markdown' },
	{
		name: 'vocabulary',
		path: vocabularyFile,
		title: 'Categories, pricing models, plans and open weeks',
		mimeType: 'application/json',
	},
	{ name: 'weeks', path: launchPeriodsFile, title: 'Weeks that have begun', mimeType: 'application/json' },
];

const templates = [
	{ name: 'product', page: productPage, title: 'A product', complete: completeProduct },
	{ name: 'launch_period', page: launchPeriodPage, title: 'A week and its leaderboard', complete: completeWeek },
	{ name: 'category', page: categoryPage, title: 'Products of a category', complete: completeWord('category') },
	{ name: 'maker', page: makerPage, title: 'Products of a maker', complete: completeWord('maker') },
] as const;

const mimeType = 'text/markdown';

export function registerResources(server: McpServer, site: AgentSite): void {
	const { baseUrl, read } = site;
	const icons = iconsOf(baseUrl);
	const contents = async (uri: URL, path: string, type: string): Promise<ReadResourceResult> => {
		const text = await read(path);
		if (text === undefined) throw new ResourceNotFound(uri.href);
		return { contents: [{ uri: uri.href, mimeType: type, text }] };
	};
	for (const { name, path, title, mimeType: type } of fixed) {
		server.registerResource(name, `${baseUrl}${path}`, { title, mimeType: type, cacheHint }, (uri) =>
			contents(uri, path, type),
		);
	}
	for (const { name, page, title, complete } of templates) {
		const template = new ResourceTemplate(`${baseUrl}${markdownFile(page('{slug}'))}`, {
			list: undefined,
			complete: { slug: (begun) => hideFaults(site, () => complete(site, begun.slice(0, maximumLength))) },
		});
		server.registerResource(name, template, { title, mimeType, icons, cacheHint }, (uri, { slug }) => {
			if (typeof slug !== 'string' || !isSlug(slug)) throw new ResourceNotFound(uri.href);
			return contents(uri, markdownFile(page(slug)), mimeType);
		});
	}
	publishResources(server, site, fixed);
}

/** Characters of a text that are completed: no slug and no name is longer. */
const maximumLength = 80;

/** The SDK makes it the error that the protocol asks for: invalid parameters, with the URI. */
class ResourceNotFound extends PublicError {
	readonly code = -32602;
	readonly data: { readonly uri: string };

	constructor(uri: string) {
		super('Resource not found');
		this.data = { uri };
	}
}

interface FixedResource {
	readonly name: string;
	readonly path: string;
	readonly title: string;
	readonly mimeType: string;
}

const pageSize = 50;

/** Replaces the list of the SDK, which has no pages. */
function publishResources(server: McpServer, site: AgentSite, fixed: readonly FixedResource[]): void {
	server.server.setRequestHandler('resources/list', async ({ params }) => {
		const all = await hideFaults(site, () => memoize(site, 'resources', () => listResources(site, fixed)));
		const start = startOf(params?.cursor, all.length);
		const next = start + pageSize;
		return { resources: all.slice(start, next), ...(next < all.length && { nextCursor: String(next) }) };
	});
}

/** @throws {ProtocolError} for what is no cursor of this list. */
function startOf(cursor: string | undefined, length: number): number {
	if (cursor === undefined) return 0;
	const start = /^[1-9]\d{0,5}$/.test(cursor) ? Number(cursor) : length;
	if (start < length && start % pageSize === 0) return start;
	throw new ProtocolError(
		ProtocolErrorCode.InvalidParams,
		'No list has this cursor. List the resources from the first page.',
	);
}

async function listResources(site: AgentSite, fixed: readonly FixedResource[]): Promise<Resource[]> {
	const [{ categories }, weeks] = await Promise.all([vocabularyOf(site), weekWinners(site)]);
	const icons = iconsOf(site.baseUrl);
	const page = (name: string, title: string, path: string, mimeType = 'text/markdown'): Resource => ({
		uri: `${site.baseUrl}${path}`,
		name,
		title,
		mimeType,
		icons,
	});
	return [
		...fixed.map(({ name, path, title, mimeType }) => page(name, title, path, mimeType)),
		...categories.map(({ slug, name }) => page(slug, `Category: ${name}`, `${categoryPage(slug)}.md`)),
		...weeks.map(({ slug }) => page(slug, `Leaderboard of ${slug}`, `${launchPeriodPage(slug)}.md`)),
	];
}

/** The site's own icon. */
const iconsOf = (baseUrl: string): Icon[] => [{ src: `${baseUrl}/icon.svg` }];

/** The same with its types and sizes, for the server itself. */
export const serverIconsOf = (baseUrl: string): Icon[] => [
	{ src: `${baseUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] },
	{ src: `${baseUrl}/icon-192.png`, mimeType: 'image/png', sizes: ['192x192'] },
	{ src: `${baseUrl}/icon-512.png`, mimeType: 'image/png', sizes: ['512x512'] },
];

/** How long clients may keep what does not change while a release is served. */
const cacheHint = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

export const cacheHints = {
	'server/discover': cacheHint,
	'tools/list': cacheHint,
	'resources/list': cacheHint,
	'resources/templates/list': cacheHint,
	'prompts/list': cacheHint,
};
