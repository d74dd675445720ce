import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { aliases, discoveryFiles } from '../../../src/urls/discovery.ts';
import { describeWith } from '../../support/describe-with.ts';
import { startNetlify } from '../../support/netlify/start.ts';
import { startServer } from '../../support/server-process.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { agentsSuite } from '../agents-suite.ts';
import { requestSuite } from '../request-suite.ts';
import { type Host, rawSender, sender } from '../requests.ts';

/** Headers that may differ: how the bytes travel, when, the id of a request, and the text of entity tags, which on a CDN is the CDN's own. */
const ofTheHost =
	/^(?:accept-ranges|age|connection|content-length|date|etag|keep-alive|server|transfer-encoding|x-nf-.*|x-request-id)$/;

/** Static pages come without their `Link` to or from the Markdown version where no code of ours sees them. */
const staticPages = /^\/(?!$|api\/|api$|mcp|a2a|\.well-known)/;

interface Sent {
	readonly path: string;
	readonly method?: string;
	readonly accept?: string;
	readonly condition?: string;
}

async function responseTo(send: Host['send'], { path, method = 'GET', accept, condition }: Sent) {
	const headers = { ...(accept && { accept }), ...(condition && { 'if-none-match': condition }) };
	const response = await send(path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
	const isCompared = (name: string) => !ofTheHost.test(name) && !(name === 'link' && staticPages.test(path));
	return {
		status: response.status,
		headers: Object.fromEntries([...response.headers].filter(([name]) => isCompared(name))),
		tagged: response.headers.has('etag'),
		body: Buffer.from(await response.arrayBuffer()).toString('latin1'),
	};
}

const folder = temporaryFolder();

describeWith(['tools'], 'on Netlify', () => {
	const stops: (() => Promise<unknown>)[] = [];
	let host: Host;
	let node: Host['send'];
	let netlify: Host['send'];
	beforeAll(async () => {
		const edge = await startNetlify(folder, inject('release'));
		stops.push(edge.stop);
		host = { url: edge.url, send: sender(edge.url, 'x-test-client') };
		netlify = rawSender(edge.url, 'x-test-client');
		const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
		stops.push(() => server.stop());
		node = rawSender(server.url);
	});
	afterAll(() => Promise.all(stops.map((stop) => stop())));

	requestSuite('Netlify', () => host);
	agentsSuite('Netlify', () => host);

	describe('every response is that of the Node server', () => {
		async function expectSame(sent: Sent): Promise<void> {
			const [edge, own] = [await responseTo(netlify, sent), await responseTo(node, sent)];
			expect({ sent, ...edge }).toEqual({ sent, ...own });
		}

		test.for<Sent>([
			{ path: '/api/products', method: 'OPTIONS' },
			{ path: '/api/products', method: 'DELETE' },
			{ path: '/api/products', condition: '*' },
			{ path: '/api/products/love', condition: '*' },
			{ path: '/mcp', method: 'POST' },
			{ path: '/products/love', accept: 'text/markdown;q=0.1, text/html' },
		])('to %j', expectSame);

		test.for([
			...['/', '/products/love', '/products/love.md', '/nope', '/nope.md', '/404.html', '/openapi.json', '/a2a'],
			...['/api/products', '/api/products?per_page=100&page=2', '/api/products/', '/api/products/nope', '/api/nope'],
			...['/api/launch_periods', '/api/launch_periods/2026-w36', '/api/lists/products/50/1.json', '/robots.txt'],
			...['/feeds/products.atom', '/feeds/winners.json', '/feeds/weeks.ics', '/llms.txt', '/auth.md', '/mcp/nope'],
			...aliases.keys(),
			...discoveryFiles,
			...['//x', '//evil.example/x', '//', '/x//y', '//api/products', '/\\x', '/api\\products', '/api/products\\love'],
			...['/api/products/love\\', '/api/nope/..\\products', '/api/products/%5Clove', '/api/products?page=\\'],
			'/products//love',
		])('to %s, whatever is accepted', async (path) => {
			await expectSame({ path });
			await expectSame({ path, accept: 'text/markdown' });
			await expectSame({ path, accept: 'application/json', method: 'HEAD' });
		});

		test('to any query and slug', async () => {
			const number = fc.oneof(fc.integer({ min: -2, max: 130 }).map(String), fc.string({ maxLength: 5 }));
			const list = fc.record({ page: number, per_page: number }, { requiredKeys: [] });
			const path = fc.oneof(
				list.map((query) => `/api/products?${new URLSearchParams(query)}`),
				fc.string({ maxLength: 12 }).map((slug) => `/api/products/${encodeURIComponent(slug)}`),
				fc.webPath().map((rest) => `/api${rest}`),
			);
			const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'PUT');
			await fc.assert(
				fc.asyncProperty(path, method, (path, method) => expectSame({ path, method })),
				{ numRuns: 100 },
			);
		});

		test('to a style, which may be kept for a year, and to a miss beside it', async () => {
			const [style = ''] = /\/_astro\/[^"]+\.css/.exec((await responseTo(node, { path: '/' })).body) ?? [];
			for (const [path, caching] of [
				[style, 'public, max-age=31536000, immutable'],
				['/_astro/nope.css', 'public, max-age=0, must-revalidate'],
			] as const) {
				await expectSame({ path });
				expect((await responseTo(netlify, { path })).headers['cache-control']).toBe(caching);
			}
		});
	});
});
