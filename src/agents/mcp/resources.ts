/** Resources: the contract and the guide pages, and templates for a product and a week. */
import { type McpServer, type ReadResourceResult, ResourceTemplate } from '@modelcontextprotocol/server';
import { isSlug } from '../../routes/slug.ts';
import type { AgentSite } from '../site.ts';
import { cacheHint } from './cache-hints.ts';

const guides = [
	['openapi', '/openapi.json', 'The contract of the API', 'application/json'],
	['llms', '/llms.txt', 'Index of the site', 'text/plain'],
	['developers', '/developers.md', 'Guide for developers', 'text/markdown'],
	['auth', '/auth.md', 'About access', 'text/markdown'],
] as const;

const templates = [
	['product', '/products', 'A product, in Markdown'],
	['launch_period', '/launches', 'A week and its leaderboard, in Markdown'],
] as const;

export function registerResources(server: McpServer, { baseUrl, read }: AgentSite): void {
	const contents = async (uri: URL, path: string, mimeType: string): Promise<ReadResourceResult> => {
		const text = await read(path);
		if (text === undefined) throw new ResourceNotFound(uri.href);
		return { contents: [{ uri: uri.href, mimeType, text }] };
	};
	for (const [name, path, title, mimeType] of guides) {
		server.registerResource(name, `${baseUrl}${path}`, { title, mimeType, cacheHint }, (uri) =>
			contents(uri, path, mimeType),
		);
	}
	for (const [name, folder, title] of templates) {
		const template = new ResourceTemplate(`${baseUrl}${folder}/{slug}.md`, { list: undefined });
		const mimeType = 'text/markdown';
		server.registerResource(name, template, { title, mimeType, cacheHint }, (uri, { slug }) => {
			if (typeof slug !== 'string' || !isSlug(slug)) throw new ResourceNotFound(uri.href);
			return contents(uri, `${folder}/${slug}.md`, mimeType);
		});
	}
}

/** The SDK makes it the error that the protocol asks for: invalid parameters, with the URI. */
class ResourceNotFound extends Error {
	readonly code = -32602;
	readonly data: { readonly uri: string };

	constructor(uri: string) {
		super('Resource not found');
		this.data = { uri };
	}
}
