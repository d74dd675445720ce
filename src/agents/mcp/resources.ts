/** Resources: the contract, the guides and the words of the catalog, and templates for what has a page of its own. */
import { type McpServer, type ReadResourceResult, ResourceTemplate } from '@modelcontextprotocol/server';
import { launchPeriodsFile, vocabularyFile } from '../../routes/paths.ts';
import { isSlug } from '../../routes/slug.ts';
import type { AgentSite } from '../site.ts';
import { cacheHint } from './cache-hints.ts';
import { completeProduct, completeWeek, completeWord } from './complete.ts';
import { hideFaults, PublicError } from './hide-errors.ts';
import { iconsOf } from './icons.ts';
import { type FixedResource, publishResources } from './list-resources.ts';

const fixed: readonly FixedResource[] = [
	{ name: 'openapi', path: '/openapi.json', title: 'The contract of the API', mimeType: 'application/json' },
	{ name: 'llms', path: '/llms.txt', title: 'Index of the site', mimeType: 'text/plain' },
	{ name: 'developers', path: '/developers.md', title: 'Guide for developers', mimeType: 'text/markdown' },
	{ name: 'auth', path: '/auth.md', title: 'About access', mimeType: 'text/markdown' },
	{
		name: 'vocabulary',
		path: vocabularyFile,
		title: 'Categories, pricing models, plans and open weeks',
		mimeType: 'application/json',
	},
	{ name: 'weeks', path: launchPeriodsFile, title: 'Weeks that have begun', mimeType: 'application/json' },
];

const templates = [
	{ name: 'product', folder: '/products', title: 'A product', complete: completeProduct },
	{ name: 'launch_period', folder: '/launches', title: 'A week and its leaderboard', complete: completeWeek },
	{ name: 'category', folder: '/categories', title: 'Products of a category', complete: completeWord('category') },
	{ name: 'maker', folder: '/makers', title: 'Products of a maker', complete: completeWord('maker') },
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
	for (const { name, folder, title, complete } of templates) {
		const template = new ResourceTemplate(`${baseUrl}${folder}/{slug}.md`, {
			list: undefined,
			complete: { slug: (begun) => hideFaults(site, () => complete(site, begun.slice(0, maximumLength))) },
		});
		server.registerResource(name, template, { title, mimeType, icons, cacheHint }, (uri, { slug }) => {
			if (typeof slug !== 'string' || !isSlug(slug)) throw new ResourceNotFound(uri.href);
			return contents(uri, `${folder}/${slug}.md`, mimeType);
		});
	}
	publishResources(server, site, fixed);
}

/** Of what is completed: no slug and no name is longer. */
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
