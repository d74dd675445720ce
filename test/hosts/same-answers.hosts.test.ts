import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { aliases, discoveryFiles } from '../../src/routes/discovery.ts';
import { describeWith } from '../support/describe-with.ts';
import { startNetlify } from '../support/netlify/start.ts';
import { startServer } from '../support/server-process.ts';
import { type Host, rawSender } from './requests.ts';

/**
 * What may differ between hosts: how the bytes travel, when, and the text of entity tags, which on a CDN is the CDN's own. Headers that
 * begin with `x-nf-` are Netlify's.
 */
const ofTheHost = [
	'accept-ranges',
	'age',
	'connection',
	'content-length',
	'date',
	'etag',
	'keep-alive',
	'server',
	'transfer-encoding',
];

/** Static pages come without their `Link` to or from the Markdown version where no code of ours sees them. */
const staticPages = /^\/(?!$|api\/|api$|mcp|a2a|\.well-known)/;

const folder = mkdtempSync(join(tmpdir(), 'same-'));
const stops: (() => Promise<unknown>)[] = [];
let node: Host['send'];
let netlify: Host['send'];

beforeAll(async () => {
	const server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1' });
	stops.push(() => server.stop());
	node = rawSender(server.url);
	const edge = await startNetlify(folder, inject('release'));
	stops.push(edge.stop);
	netlify = rawSender(edge.url, 'x-test-client');
});

afterAll(async () => {
	await Promise.all(stops.map((stop) => stop()));
	rmSync(folder, { recursive: true, force: true });
});

interface Asked {
	readonly path: string;
	readonly method?: string;
	readonly headers?: Readonly<Record<string, string>>;
}

async function answerOf(send: Host['send'], { path, method = 'GET', headers = {} }: Asked) {
	const answer = await send(path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
	const left = staticPages.test(path) ? [...ofTheHost, 'link'] : ofTheHost;
	const compared = (name: string) => !left.includes(name) && !name.startsWith('x-nf-');
	return {
		status: answer.status,
		headers: Object.fromEntries([...answer.headers].filter(([name]) => compared(name))),
		tagged: answer.headers.has('etag'),
		body: Buffer.from(await answer.arrayBuffer()).toString('latin1'),
	};
}

/** What machines find their way by, and other spellings of it. */
const discovered = [
	...aliases.keys(),
	...discoveryFiles,
	'/.well-known/nope.json',
	'/mcp/nope',
	'/robots.txt',
	'/llms.txt',
	'/llms-full.txt',
	'/auth.md',
	'/developers.md',
	'/nope.md',
];

async function agree(asked: Asked): Promise<void> {
	const [edge, own] = [await answerOf(netlify, asked), await answerOf(node, asked)];
	expect({ asked, ...edge }).toEqual({ asked, ...own });
}

describeWith(['tools'], 'Netlify and the Node server', () => {
	test.for<Asked>([
		{ path: '/api/products' },
		{ path: '/api/products/' },
		{ path: '/api/products?per_page=100&page=2' },
		{ path: '/api/products', method: 'HEAD' },
		{ path: '/api/products', method: 'OPTIONS' },
		{ path: '/api/products', method: 'DELETE' },
		{ path: '/api/products', headers: { 'if-none-match': '*' } },
		{ path: '/api/products/love', headers: { 'if-none-match': '*' } },
		{ path: '/api/products/love' },
		{ path: '/api/products/nope' },
		{ path: '/api/launch_periods' },
		{ path: '/api/launch_periods/2026-w36' },
		{ path: '/api/nope', headers: { accept: 'text/html' } },
		{ path: '/mcp', method: 'POST' },
		{ path: '/a2a' },
		{ path: '/' },
		{ path: '/', headers: { accept: 'text/markdown' } },
		{ path: '/products/love', headers: { accept: 'text/html' } },
		{ path: '/products/love', headers: { accept: 'text/markdown, text/html;q=0.9' } },
		{ path: '/products/love', headers: { accept: 'text/markdown;q=0.1, text/html' } },
		{ path: '/products/love.md' },
		{ path: '/openapi.json' },
		{ path: '/data/lists/products/50/1.json' },
		...['products.atom', 'winners.json', 'weeks.ics'].map((name) => ({ path: `/feeds/${name}` })),
		{ path: '/feeds/nope.json', headers: { accept: 'application/json' } },
		...discovered.flatMap((path) => [{ path }, { path, method: 'HEAD', headers: { accept: 'application/json' } }]),
		{ path: '/nope' },
		{ path: '/nope', headers: { accept: 'application/json' } },
		...[
			'//x',
			'//evil.example/x',
			'//',
			'/x//y',
			'//api/products',
			'/\\x',
			'/api\\products',
			'/api/products\\love',
			'/api/products/lo\\ve',
			'/api/products/love\\',
			'/api/nope/..\\products',
			'/api/products/%5Clove',
			'/products\\love',
			'/products/love?x=\\',
			'/api/products?page=\\',
		].flatMap((path) => [
			{ path },
			{ path, headers: { accept: 'text/markdown' } },
			{ path, method: 'HEAD', headers: { accept: 'application/json' } },
		]),
		// Without `Accept` the static files of the CDN answer, which pass over the empty segment.
		{ path: '/products//love', headers: { accept: 'text/markdown' } },
		{ path: '/products//love', headers: { accept: 'application/json' } },
		{ path: '/404.html' },
	])('give the same answer to %j', agree);

	test('let a style be kept for a year, and no miss beside it', async () => {
		const [style = ''] = /\/_astro\/[^"]+\.css/.exec((await answerOf(node, { path: '/' })).body) ?? [];
		for (const [path, caching] of [
			[style, 'public, max-age=31536000, immutable'],
			['/_astro/nope.css', 'public, max-age=0, must-revalidate'],
		] as const) {
			await agree({ path });
			expect((await answerOf(netlify, { path })).headers['cache-control']).toBe(caching);
		}
	});

	test('give the same answers to any query and slug', async () => {
		const number = fc.oneof(fc.integer({ min: -2, max: 130 }).map(String), fc.string({ maxLength: 5 }));
		const list = fc.record({ page: number, per_page: number }, { requiredKeys: [] });
		const path = fc.oneof(
			list.map((query) => `/api/products?${new URLSearchParams(query)}`),
			fc.string({ maxLength: 12 }).map((slug) => `/api/products/${encodeURIComponent(slug)}`),
			fc.string({ maxLength: 12 }).map((slug) => `/api/launch_periods/${encodeURIComponent(slug)}`),
			fc.webPath().map((rest) => `/api${rest}`),
		);
		const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT');
		await fc.assert(
			fc.asyncProperty(path, method, (path, method) => agree({ path, method })),
			{ numRuns: 300 },
		);
	});
});
