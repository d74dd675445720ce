import { describe, expect, test } from 'vitest';
import { BusyError } from '../../src/http/assets.ts';
import { createHandler } from '../../src/http/create-handler.ts';
import type { Limiter } from '../../src/http/ports.ts';
import type { OnDemandRoute } from '../../src/urls/on-demand.ts';
import { textAssets } from '../support/memory-assets.ts';

const files = {
	'/api/products/acme.json': '{"product":{}}',
	'/products/acme.html': '<h1>Acme</h1>',
	'/products/acme.md': '# Acme',
	'/_astro/style.abc.css': 'p{}',
	'/404.html': '<h1>Not found</h1>',
	'/data/table.csv': 'a,b',
};

function setUp(baseUrl = 'https://catalog.example', assets = textAssets(files), onDemandRoutes: OnDemandRoute[] = []) {
	const counted: string[] = [];
	const errors: unknown[] = [];
	const limiter: Limiter = {
		take: (client) => {
			counted.push(client);
			return { accepted: true };
		},
	};
	const handle = createHandler({ assets, limiter, baseUrl, onDemandRoutes, onError: (error) => errors.push(error) });
	const send = (path: string, init?: RequestInit) =>
		handle(new Request(`http://evil.example${path}`, init), '2001:db8::1');
	return { send, counted, errors };
}

describe('createHandler', () => {
	test('counts GET and HEAD under /api and POST at the endpoints of agents, by client key, and nothing else', async () => {
		const { send, counted } = setUp();
		const kinds: [string, RequestInit?][] = [
			['/api/products/acme'],
			['/api/products/nope', { method: 'HEAD' }],
			['/api/nope'],
			['/api/products/acme', { headers: { 'if-none-match': '*' } }],
			['/mcp', { method: 'POST', body: '{}' }],
			['/a2a', { method: 'POST', body: '{}' }],
			['/api/products/acme', { method: 'OPTIONS' }],
			['/api/products/acme', { method: 'DELETE' }],
			['/mcp'],
			['/mcp', { method: 'OPTIONS' }],
			['/products/acme'],
			['/nope'],
		];
		for (const [path, init] of kinds) await send(path, init);
		expect(counted).toEqual(Array.from({ length: 6 }, () => '2001:db8:0:0::/64'));
	});

	test('lets browsers keep a preflight for a day', async () => {
		const preflight = await setUp().send('/api/products', { method: 'OPTIONS' });
		expect(Object.fromEntries(preflight?.headers ?? [])).toMatchObject({
			'access-control-allow-headers': '*',
			'access-control-allow-methods': 'GET, HEAD, OPTIONS',
			'access-control-allow-origin': '*',
			'access-control-max-age': '86400',
		});
	});

	test('says to HEAD the length of what GET sends, and none where nothing is modified', async () => {
		const { send } = setUp();
		const whole = await send('/products/acme', { method: 'HEAD' });
		expect([whole?.status, whole?.headers.get('content-length')]).toEqual([200, '13']);
		for (const path of ['/products/acme', '/api/products/acme']) {
			const known = await send(path, { method: 'HEAD', headers: { 'if-none-match': '*' } });
			expect([known?.status, known?.headers.get('content-length')]).toEqual([304, null]);
		}
	});

	test('responds itself to a rejected request at an endpoint, and leaves the others to the host', async () => {
		const limiter: Limiter = { take: () => ({ accepted: false, retryAfterSeconds: 7 }) };
		const handle = createHandler({ assets: textAssets(files), limiter, baseUrl: 'https://catalog.example' });
		const request = new Request('https://catalog.example/mcp', { method: 'POST', body: '{}' });
		const { status, headers } = (await handle(request, '192.0.2.1')) ?? new Response();
		expect([status, headers.get('retry-after'), headers.get('ratelimit')]).toEqual([429, '7', '"api";r=0;t=7']);
		expect(await setUp().send('/mcp', { method: 'POST', body: '{}' })).toBeUndefined();
	});

	test('leaves to the host what no file answers and a route of the board does, and counts each such request', async () => {
		const routes = [{ pattern: '/[...any]', checksOrigin: true }];
		const { send, counted } = setUp('https://catalog.example', textAssets(files), routes);
		const statuses = async (...requests: readonly [string, string][]) =>
			Promise.all(requests.map(async ([method, path]) => (await send(path, { method }))?.status));
		expect(await statuses(['GET', '/products/acme'], ['POST', '/products/acme'], ['GET', '/data/table.csv'])).toEqual([
			200, 405, 200,
		]);
		expect(await statuses(['GET', '/api/nope'])).toEqual([404]);
		expect(counted).toHaveLength(1);
		expect(await statuses(['GET', '/vote'], ['HEAD', '/vote'], ['POST', '/vote'], ['OPTIONS', '/vote'])).toEqual(
			Array.from({ length: 4 }, () => undefined),
		);
		expect(counted).toHaveLength(5);
		// Astro would run the route of `/vote`, whose rules nothing has checked.
		expect(await statuses(['POST', '/%2576ote'], ['GET', '/%2576ote'])).toEqual([405, 404]);
		expect(await statuses(['GET', '/a%2Fb'])).toEqual([undefined]);
	});

	test('asks whether a client is exempt by its whole address, before it is counted', async () => {
		const limiter: Limiter = { take: () => ({ accepted: false, retryAfterSeconds: 7 }) };
		const isExempt = (client: string) => client === '2001:db8::1';
		const ports = { assets: textAssets(files), limiter, isExempt, baseUrl: 'https://catalog.example' };
		const status = async (client: string) =>
			(await createHandler(ports)(new Request('https://catalog.example/api/products/acme'), client))?.status;
		expect([await status('2001:db8::1'), await status('2001:db8::2')]).toEqual([200, 429]);
	});

	test.for([
		[new Error('disk on fire'), 500, 'internal_error', null],
		[new BusyError('too many files'), 503, 'server_busy', '1'],
	] as const)(
		'turns a port that fails with %s into %i in the shape of every error, and tells the host',
		async (row) => {
			const [error, status, code, retryAfter] = row;
			const assets = {
				get: () => {
					throw error;
				},
			};
			const { send, errors } = setUp(undefined, assets);
			const answer = await send('/api/products/acme');
			expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([status, retryAfter]);
			expect(await answer?.json()).toMatchObject({ code });
			expect(answer?.headers.get('cache-control')).toBe('no-store');
			expect(errors).toEqual([error]);
		},
	);

	test('sends Strict-Transport-Security only where the site has TLS', async () => {
		const header = async (baseUrl: string) =>
			Promise.all(
				['/products/acme', '/api/products/acme', '/api/nope'].map(async (path) =>
					(await setUp(baseUrl).send(path))?.headers.get('strict-transport-security'),
				),
			);
		const year = 'max-age=31536000';
		expect(await header('https://catalog.example')).toEqual([year, year, year]);
		expect(await header('http://localhost:4321')).toEqual([null, null, null]);
	});

	test('names the Markdown version on a page and on that version itself', async () => {
		const { send } = setUp();
		const link = '</products/acme.md>; rel="alternate"; type="text/markdown"';
		expect((await send('/products/acme'))?.headers.get('link')).toBe(link);
		const version = await send('/products/acme', { headers: { accept: 'text/markdown' } });
		expect(version?.headers.get('content-location')).toBe('/products/acme.md');
		expect(await version?.text()).toBe('# Acme');
	});

	test.for(['/launch', '/search', '/compare'])('names none on %s, which has no Markdown version', async (path) => {
		const { send } = setUp(undefined, textAssets({ [`${path}.html`]: '<h1>A form</h1>' }));
		expect((await send(path))?.headers.get('link')).toBeNull();
		expect((await send(`${path}?q=x`))?.status).toBe(200);
	});
});
