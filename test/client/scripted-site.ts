import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted site does with a request. */
export type Reply = (response: ServerResponse, request: IncomingMessage) => void;

export interface ScriptedSite extends AsyncDisposable {
	/** `http://127.0.0.1:<port>` */
	readonly url: string;
	/** Paths that were requested, in order. */
	readonly requests: readonly string[];
}

/** A server on the loopback that replies as a test says; a path without a reply gets 404. */
export async function startSite(replies: Readonly<Record<string, Reply>>): Promise<ScriptedSite> {
	const requests: string[] = [];
	const server = createServer((request, response) => {
		const path = request.url ?? '';
		requests.push(path);
		const reply = replies[path] ?? replies['*'] ?? json({ error: 'Not found' }, 404);
		reply(response, request);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		requests,
		[Symbol.asyncDispose]: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

export const json =
	(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply =>
	(response) =>
		response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const text =
	(body: string | Uint8Array, type: string, status = 200): Reply =>
	(response) =>
		response.writeHead(status, { 'content-type': type }).end(body);

/** Each call of a path gets the next reply; the last one stays. */
export function inTurn(...replies: readonly Reply[]): Reply {
	let count = 0;
	return (...exchange) => replies[Math.min(count++, replies.length - 1)]?.(...exchange);
}

export interface ScriptedProduct {
	readonly slug: string;
	readonly name: string;
	readonly [member: string]: unknown;
}

const origin = 'https://catalog.example';

/** The replies of a whole site with the given products, and one week in which each of them launched. */
export function siteReplies(products: readonly ScriptedProduct[]): Record<string, Reply> {
	const item = ({ slug, name }: ScriptedProduct) => ({
		name,
		slug,
		categories: ['tools'],
		url: `${origin}/products/${slug}`,
	});
	const pages = Math.ceil(products.length / 100);
	const week = {
		slug: '2026-w46',
		name: 'Week 46, 2026',
		status: 'finished',
		starts_on: '2026-11-09',
		ends_on: '2026-11-15',
		url: `${origin}/launches/2026-w46`,
	};
	const place = (index: number) => ({ position: index + 1, score: 1000 - index, votes: 1000 - index, comments: 0 });
	return {
		...Object.fromEntries(
			Array.from({ length: Math.max(1, pages) }, (_, index) => [
				listPath(index + 1),
				json({
					products: products.slice(100 * index, 100 * (index + 1)).map(item),
					page: index + 1,
					total_pages: pages,
					total_count: products.length,
				}),
			]),
		),
		...Object.fromEntries(
			products.map((product) => [
				`/api/products/${product.slug}`,
				json({ product: { ...item(product), ...product, votes: 3, first_launched_on: '2026-11-09' } }),
			]),
		),
		'/api/launch_periods': json({ launch_periods: [week] }),
		'/api/launch_periods/2026-w46': json({
			launch_period: week,
			rankings: products.slice(0, 50).map(({ slug }, index) => ({ ...place(index), product: slug })),
		}),
		'/data/catalog.ndjson': text(
			products
				.map((product, index) => {
					const launches = [{ launch_period: '2026-w46', ...place(index) }];
					return `${JSON.stringify({ ...item(product), ...product, launches })}\n`;
				})
				.join(''),
			'application/x-ndjson',
		),
		'/data/vocabulary.json': json({ categories: [{ slug: 'tools', name: 'Tools' }] }),
		'/data/moved.json': json({ '/products/old-notes': '/products/acme-notes' }),
	};
}

export const listPath = (page: number): string => `/api/products?page=${page}&per_page=100`;
