/**
 * Resources: the contract, the guides and the words of the catalog, and templates with completion for what has a page
 * of its own. The list names documents, categories and the latest weeks. Products and makers are many, and strangers
 * wrote their names: only templates lead to them.
 */

import { type Icon, type McpServer, type ReadResourceResult, ResourceTemplate } from '@modelcontextprotocol/server';
import { nameKey } from '../../search/terms.ts';
import * as at from '../../urls/paths.ts';
import { weekWinners } from '../product-table.ts';
import { type WordKind, wordsOf } from '../resolve.ts';
import { type AgentSite, readLaunchPeriods, readVocabulary } from '../site.ts';
import { hideFaults, PublicError } from './errors.ts';

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

const documents = [
	{ name: 'openapi', path: at.openapiFile, title: 'API contract (OpenAPI)', mimeType: 'application/json' },
	{ name: 'llms', path: at.llmsFile, title: 'Site index', mimeType: 'text/plain' },
	{ name: 'developers', path: at.markdownFile(at.developersPage), title: 'Developer guide', mimeType: 'text/markdown' },
	{ name: 'auth', path: at.markdownFile(at.authPage), title: 'About access', mimeType: 'text/markdown' },
	{
		name: 'vocabulary',
		path: at.vocabularyFile,
		title: 'Categories, pricing models, plans and open weeks',
		mimeType: 'application/json',
	},
];

interface Listed {
	readonly slug: string;
	readonly title: string;
}

const listCategories = async (site: AgentSite): Promise<Listed[]> =>
	(await readVocabulary(site)).categories.map(({ slug, name }) => ({ slug, title: `Category: ${name}` }));

const listWeeks = async (site: AgentSite): Promise<Listed[]> =>
	(await readLaunchPeriods(site)).launch_periods.map(({ slug }) => ({ slug, title: `Leaderboard of ${slug}` }));

const none = async (): Promise<Listed[]> => [];

const templates = [
	{ name: 'product', page: at.productPage, title: 'A product', list: none },
	{ name: 'launch_period', page: at.launchPeriodPage, title: 'A week and its leaderboard', list: listWeeks },
	{ name: 'category', page: at.categoryPage, title: 'Products of a category', list: listCategories },
	...at.facetFields.map((name) => {
		return { name, page: (slug: string) => at.facetPage(name, slug), title: `Products of a ${name}`, list: none };
	}),
] as const;

const markdown = 'text/markdown';

export function registerResources(server: McpServer, site: AgentSite): void {
	const { baseUrl, read } = site;
	const icons = [{ src: `${baseUrl}/icon.svg` }];
	const contents = async (uri: URL, path: string, mimeType: string): Promise<ReadResourceResult> => {
		const text = await read(path);
		if (text === undefined) throw new ResourceNotFound(uri.href);
		return { contents: [{ uri: uri.href, mimeType, text }] };
	};
	for (const { name, path, title, mimeType } of documents) {
		server.registerResource(name, `${baseUrl}${path}`, { title, mimeType, icons, cacheHint }, (uri) =>
			contents(uri, path, mimeType),
		);
	}
	for (const { name, page, title, list } of templates) {
		const complete = name === 'launch_period' ? completeWeek : completeWord(name);
		const addressOf = (slug: string) => `${baseUrl}${at.markdownFile(page(slug))}`;
		const template = new ResourceTemplate(addressOf('{slug}'), {
			list: async () => {
				const listed = await hideFaults(site, () => list(site));
				return { resources: listed.map(({ slug, title }) => ({ uri: addressOf(slug), name: slug, title })) };
			},
			complete: { slug: (begun) => hideFaults(site, () => complete(site, begun.slice(0, maximumLength))) },
		});
		server.registerResource(name, template, { title, mimeType: markdown, icons, cacheHint }, (uri, { slug }) => {
			if (typeof slug !== 'string' || !at.isSlug(slug)) throw new ResourceNotFound(uri.href);
			return contents(uri, at.markdownFile(page(slug)), markdown);
		});
	}
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

/** The icon of the site, with its types and sizes, for the server itself. */
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
