/** What every host answers alike: one suite, run against each of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { baseUrl } from '../support/run-build.ts';

/** A host under test. */
export interface Host {
	/** Sends a request as one client; the path is sent as it is. */
	send(
		path: string,
		init?: { method?: string; headers?: Record<string, string>; body?: string; client?: string },
	): Promise<Response>;
	stop(): Promise<unknown>;
}

const policy = '"api";q=120;w=60';
const json = 'application/json; charset=utf-8';
const exposed = 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After';

/** What a host does in another way than the others. */
interface Deviations {
	/** Paths that it refuses with 400 before they reach the handler. */
	readonly refused?: readonly string[];
}

export function requestSuite(name: string, start: () => Promise<Host>, { refused = [] }: Deviations = {}): void {
	let host: Host;
	beforeAll(async () => {
		host = await start();
	});
	afterAll(() => host.stop());

	/** Sends a GET and returns status, headers and text together. */
	const get = async (path: string, headers: Record<string, string> = {}) => {
		const response = await host.send(path, { headers });
		return { status: response.status, headers: response.headers, text: await response.text() };
	};
	const getJson = async (path: string, headers?: Record<string, string>) => {
		const { status, headers: sent, text } = await get(path, headers);
		return { status, headers: sent, body: JSON.parse(text) };
	};

	describe(`${name}: the product list`, () => {
		test('has 50 products of 125 on its first page', async () => {
			const { status, body } = await getJson('/api/products');
			expect(status).toBe(200);
			expect(Object.keys(body)).toEqual(['products', 'page', 'total_pages', 'total_count']);
			expect(body).toMatchObject({ page: 1, total_pages: 3, total_count: 125 });
			expect(body.products).toHaveLength(50);
			expect(body.products[0]).toMatchObject({ slug: 'age', url: `${baseUrl}/products/age` });
		});

		test('carries the headers of the contract', async () => {
			const { headers } = await get('/api/products');
			expect(headers.get('content-type')).toBe(json);
			expect(headers.get('ratelimit-policy')).toBe(policy);
			expect(headers.get('ratelimit')).toBeNull();
			expect(headers.get('cache-control')).toBe('public, max-age=3600');
			expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
			expect(headers.get('vary')).toBe('Accept-Encoding');
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-expose-headers')).toBe(exposed);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('link')).toBe(
				`<${baseUrl}/api/products?page=1>; rel="first", <${baseUrl}/api/products?page=2>; rel="next", <${baseUrl}/api/products?page=3>; rel="last"`,
			);
		});

		test('is cut to any size, across the files it is made of', async () => {
			const { body: whole } = await getJson('/api/products?per_page=100');
			const { body: rest } = await getJson('/api/products?page=2&per_page=100');
			const { body, headers } = await getJson('/api/products?page=3&per_page=49');
			expect(body.products).toEqual([...whole.products.slice(98), ...rest.products].slice(0, 49));
			expect(body).toMatchObject({ page: 3, total_pages: 3, total_count: 125 });
			expect(headers.get('link')).toContain(`<${baseUrl}/api/products?page=2&per_page=49>; rel="prev"`);
			expect(headers.get('link')).not.toContain('rel="next"');
		});

		test.for(['?page=4', '?page=10000&per_page=1', '?page=2&per_page=100&page_size=9', '?PAGE=0', '?'])(
			'answers %s with 200',
			async (search) => {
				const { status, body } = await getJson(`/api/products${search}`);
				expect(status).toBe(200);
				expect(body.total_count).toBe(125);
			},
		);

		test('is empty with true totals beyond the last page', async () => {
			const { body } = await getJson('/api/products?page=126&per_page=1');
			expect(body).toEqual({ products: [], page: 126, total_pages: 125, total_count: 125 });
		});

		test.for([
			['page=0', 'page', '0', 10_000],
			['page=10001', 'page', '10001', 10_000],
			['page=-1', 'page', '-1', 10_000],
			['page=1.5', 'page', '1.5', 10_000],
			['page=1e2', 'page', '1e2', 10_000],
			['page=%2B1', 'page', '+1', 10_000],
			['page=01', 'page', '01', 10_000],
			['page=', 'page', '', 10_000],
			['page', 'page', '', 10_000],
			['page=1&page=2', 'page', '1,2', 10_000],
			['page=abc&per_page=abc', 'page', 'abc', 10_000],
			['per_page=0', 'per_page', '0', 100],
			['per_page=101', 'per_page', '101', 100],
			['per_page=%00', 'per_page', '\u0000', 100],
		] as const)('answers ?%s with 400', async ([search, parameter, value, maximum]) => {
			const { status, headers, body } = await getJson(`/api/products?${search}`);
			expect(status).toBe(400);
			expect(body.code).toBe('invalid_parameter');
			expect(body.details).toEqual({ parameter, value, minimum: 1, maximum });
			expect(headers.get('cache-control')).toBe('no-store');
			expect(headers.get('content-type')).toBe(json);
		});
	});

	describe(`${name}: what an error repeats of a request`, () => {
		test.for([
			[`/api/products?page=${'a'.repeat(98)}%F0%9F%98%80b`, 400],
			[`/api/products/${'a'.repeat(98)}%F0%9F%98%80b`, 404],
			[`/api/launch_periods/${'a'.repeat(98)}%F0%9F%98%80b`, 404],
			[`/api/${'a'.repeat(93)}%F0%9F%98%80b`, 404],
		] as const)('is cut between characters: %s', async ([path, expected]) => {
			const { status, text } = await get(path, { accept: 'application/json' });
			expect(status).toBe(expected);
			expect(text).toContain('aaa…');
			expect(text).not.toMatch(/\\ud[89a-f]|\ufffd/);
		});
	});

	describe(`${name}: single resources`, () => {
		test('are the product', async () => {
			const { status, headers, body } = await getJson('/api/products/love');
			expect(status).toBe(200);
			expect(headers.get('ratelimit-policy')).toBe(policy);
			expect(body.product).toMatchObject({ name: 'LÖVE', slug: 'love', website_url: 'https://love2d.org' });
		});

		test('are the launch periods, newest first, at most 26', async () => {
			const { body } = await getJson('/api/launch_periods');
			expect(body.launch_periods).toHaveLength(26);
			expect(body.launch_periods[0]).toEqual({
				slug: '2026-w47',
				name: 'Week 47, 2026',
				status: 'active',
				starts_on: '2026-11-16',
				ends_on: '2026-11-22',
				url: `${baseUrl}/launches/2026-w47`,
			});
		});

		test('are one launch period with at most 50 places', async () => {
			const { body } = await getJson('/api/launch_periods/2026-w36');
			expect(body.launch_period.status).toBe('finished');
			expect(body.rankings).toHaveLength(50);
			expect(body.rankings[49].position).toBe(50);
		});

		test.for(['/api/products/love/', '/api/products/l%6Fve', '/api/products/love?page=x', '/api/products/lo%76e/?a=b'])(
			'are the same at %s',
			async (path) => {
				const plain = await get('/api/products/love');
				const { status, text, headers } = await get(path);
				expect([status, text, headers.get('etag')]).toEqual([200, plain.text, plain.headers.get('etag')]);
			},
		);

		test.for([
			['/api/products/nope', 'product_not_found', '/api/products'],
			['/api/products/love.json', 'product_not_found', '/api/products'],
			['/api/products/LOVE', 'product_not_found', '/api/products'],
			['/api/products/..%2F..%2Fopenapi', 'product_not_found', '/api/products'],
			['/api/products/%E0%A4%A', 'product_not_found', '/api/products'],
			['/api/products/%00', 'product_not_found', '/api/products'],
			['/api/launch_periods/2099-w01', 'launch_period_not_found', '/api/launch_periods'],
			['/api/launch_periods/2026-w48', 'launch_period_not_found', '/api/launch_periods'],
			['/api/', 'not_found', '/openapi.json'],
			['/api/nope', 'not_found', '/openapi.json'],
			['/api/products.json', 'not_found', '/openapi.json'],
			['/api/launch_periods.json', 'not_found', '/openapi.json'],
			['/api/products/love/reviews', 'not_found', '/openapi.json'],
			['/api//products', 'not_found', '/openapi.json'],
		] as const)('are missing at %s with %s', async ([path, code, pointer]) => {
			if (refused.includes(path)) return expect((await get(path)).status).toBe(400);
			const { status, headers, body } = await getJson(path, { accept: 'text/html' });
			expect([status, body.code]).toEqual([404, code]);
			expect(body.resolution).toContain(pointer);
			expect(headers.get('content-type')).toBe(json);
			expect(headers.get('cache-control')).toBe('public, max-age=60');
		});
	});

	describe(`${name}: methods`, () => {
		test.for(['/api/products', '/api/products?page=2&per_page=7', '/api/products/love', '/api/products/nope', '/'])(
			'HEAD %s is GET without a body',
			async (path) => {
				const full = await host.send(path);
				await full.text();
				const head = await host.send(path, { method: 'HEAD' });
				expect(await head.text()).toBe('');
				expect(head.status).toBe(full.status);
				for (const header of ['content-type', 'etag', 'cache-control', 'link', 'ratelimit-policy', 'vary']) {
					expect([header, head.headers.get(header)]).toEqual([header, full.headers.get(header)]);
				}
			},
		);

		test('OPTIONS is a preflight', async () => {
			const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' };
			const response = await host.send('/api/products', { method: 'OPTIONS', headers });
			expect(response.status).toBe(204);
			expect(response.headers.get('access-control-allow-origin')).toBe('*');
			expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
			expect(response.headers.get('access-control-allow-headers')).toBe('*');
		});

		test.for(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
			const response = await host.send('/api/products', { method });
			expect(response.status).toBe(405);
			expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
			expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
		});
	});

	describe(`${name}: conditional requests`, () => {
		test.for([
			'/api/products',
			'/api/products?page=2&per_page=7',
			'/api/products/love',
			'/products/love',
			'/openapi.json',
		])('an unchanged %s is 304 without a body', async (path) => {
			const { headers } = await get(path);
			const tag = String(headers.get('etag'));
			for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
				const again = await get(path, { 'if-none-match': condition });
				expect([condition, again.status, again.text]).toEqual([condition, 304, '']);
				expect(again.headers.get('etag')).toBe(tag);
				for (const header of ['cache-control', 'vary', 'ratelimit-policy', 'link', 'access-control-allow-origin']) {
					expect([header, again.headers.get(header)]).toEqual([header, headers.get(header)]);
				}
			}
			expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
		});
	});

	describe(`${name}: pages`, () => {
		test.for([
			'/',
			'/products',
			'/products/page/2',
			'/products/love',
			'/launches',
			'/launches/2026-w47',
			'/developers',
			'/auth',
		])('%s is HTML, and Markdown for those who ask', async (path) => {
			const html = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
			expect(html.status).toBe(200);
			expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
			expect(html.headers.get('vary')).toBe('Accept, Accept-Encoding');
			expect(html.headers.get('content-security-policy')).toContain('default-src');
			expect(html.text).toContain('demonstration data');
			const version = path === '/' ? '/index.md' : `${path}.md`;
			const markdown = await get(path, { accept: 'text/markdown' });
			expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
			expect(markdown.headers.get('vary')).toBe('Accept, Accept-Encoding');
			expect(markdown.text).toBe((await get(version)).text);
			expect(markdown.text).toMatch(/^# /);
			expect(markdown.text).toContain('demonstration data');
		});

		test('are the same with a slash at their end', async () => {
			expect((await get('/products/love/')).text).toBe((await get('/products/love')).text);
		});

		test('are a helpful page where there is nothing, and an Error body for programs', async () => {
			const page = await get('/nope', { accept: 'text/html' });
			expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
			expect(page.text).toContain('Nothing is published at this address');
			const program = await getJson('/nope', { accept: 'application/json' });
			expect([program.status, program.body.code]).toEqual([404, 'not_found']);
		});

		test.for([
			['/products/love2d', '/products/love'],
			['/products/love2d/', '/products/love'],
			['/products/love2d.md', '/products/love.md'],
		] as const)('that were renamed lead on: %s to %s', async ([path, target]) => {
			const { status, headers } = await get(path);
			expect([status, new URL(headers.get('location') ?? '', baseUrl).pathname]).toEqual([301, target]);
			expect(headers.get('access-control-allow-origin')).toBe('*');
			// With this header no host answers from static rules, which cannot say how long a redirect may be kept.
			const own = await get(path, { accept: 'text/markdown' });
			expect([own.status, own.headers.get('cache-control')]).toEqual([301, 'no-cache']);
		});

		test.for(['/404', '/404.html'])('%s is no page', async (path) => {
			const { status, headers } = await get(path, { accept: 'text/html' });
			expect([status, headers.get('link')]).toEqual([404, null]);
		});

		test('that are missing tell caches what the answer depends on', async () => {
			for (const accept of ['text/html', 'application/json']) {
				expect((await get('/nope', { accept })).headers.get('vary')).toBe('Accept, Accept-Encoding');
			}
		});

		test.for([
			['/openapi.json', json],
			['/llms.txt', 'text/plain; charset=utf-8'],
			['/auth.md', 'text/markdown; charset=utf-8'],
			['/developers.md', 'text/markdown; charset=utf-8'],
			['/data/lists/products/50/1.json', json],
		] as const)('%s has the type %s', async ([path, type]) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('content-type')]).toEqual([200, type]);
			expect(headers.get('access-control-allow-origin')).toBe('*');
		});
	});

	describe(`${name}: feeds`, () => {
		test.for([
			['/feeds/products.atom', 'application/atom+xml; charset=utf-8'],
			['/feeds/winners.json', 'application/feed+json; charset=utf-8'],
			['/feeds/categories/maps.atom', 'application/atom+xml; charset=utf-8'],
			['/feeds/categories/maps.json', 'application/feed+json; charset=utf-8'],
			['/feeds/weeks.ics', 'text/calendar; charset=utf-8'],
		] as const)('%s has the type %s, for an hour and from any origin', async ([path, type]) => {
			const { status, headers } = await get(path);
			expect([status, headers.get('content-type')]).toEqual([200, type]);
			expect(headers.get('cache-control')).toBe('public, max-age=3600');
			expect(headers.get('access-control-allow-origin')).toBe('*');
		});
	});

	describe(`${name}: what agents discover`, () => {
		test.for([
			['/.well-known/agents.json', json],
			['/.well-known/api-catalog', 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'],
			['/.well-known/ai-catalog.json', 'application/ai-catalog+json'],
			['/.well-known/agent-card.json', json],
			['/.well-known/agent-skills/index.json', json],
			['/.well-known/agent-skills/launch-catalog/SKILL.md', 'text/markdown; charset=utf-8'],
			['/.well-known/security.txt', 'text/plain; charset=utf-8'],
			['/mcp/server-card', 'application/mcp-server-card+json'],
			['/.well-known/mcp/server-card.json', 'application/mcp-server-card+json'],
		] as const)('%s has the type %s for GET and HEAD, for an hour and from any origin', async ([path, type]) => {
			for (const method of ['GET', 'HEAD']) {
				const { status, headers } = await host.send(path, { method });
				expect([status, headers.get('content-type')]).toEqual([200, type]);
				expect(headers.get('cache-control')).toBe('public, max-age=3600');
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('etag')).toMatch(/^"/);
			}
		});

		test('begins with links on the home page, and the list of APIs names itself', async () => {
			const home = (await host.send('/', { method: 'HEAD' })).headers.get('link');
			for (const rel of ['api-catalog', 'ai-catalog', 'service-desc', 'service-doc', 'alternate']) {
				expect(home).toContain(`; rel="${rel}"`);
			}
			for (const [, path = ''] of home?.matchAll(/<([^>]+)>/g) ?? []) expect((await get(path)).status).toBe(200);
			const list = await host.send('/.well-known/api-catalog', { method: 'HEAD' });
			expect(list.headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
		});

		test.for([
			['/products/love.md', '/products/love'],
			['/index.md', '/'],
			['/index.html.md', '/'],
			['/developers.md', '/developers'],
		] as const)('leaves search engines at the page: %s is a version of %s', async ([path, page]) => {
			const { status, headers } = await get(path, { accept: 'text/markdown' });
			expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
			expect(headers.get('link')).toBe(`<${baseUrl}${page}>; rel="canonical"`);
			expect((await get(page, { accept: 'text/markdown' })).headers.get('x-robots-tag')).toBeNull();
		});

		test('leaves the endpoint beside the server card to POST', async () => {
			expect((await get('/mcp')).status).not.toBe(200);
		});
	});

	describe(`${name}: the status`, () => {
		test('tells what is live, and is asked for again each time', async () => {
			const { headers, body } = await getJson('/status.json');
			expect(headers.get('content-type')).toBe(json);
			expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(body).toEqual({
				version: '1.0.0',
				built_at: '2026-11-20T09:30:00Z',
				date: '2026-11-20',
				valid_until: '2026-11-23T00:00:00Z',
				base_url: baseUrl,
				counts: { products: 125, launch_periods: 38, categories: 19 },
			});
		});
	});

	describe(`${name}: the rate limit`, () => {
		test('accepts 120 requests of a client and rejects the next', async () => {
			const client = '203.0.113.7';
			const statuses = new Map<number, number>();
			const paths = ['/api/products', '/api/products/love', '/api/products/nope', '/api/products?page=0'];
			for (let count = 0; count < 120; count++) {
				const { status, body } = await host.send(paths[count % 4] ?? '', { client });
				await body?.cancel();
				statuses.set(status, (statuses.get(status) ?? 0) + 1);
			}
			expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 404: 30, 400: 30 });
			const rejected = await host.send('/api/launch_periods', { client });
			const body = await rejected.json();
			const seconds = Number(rejected.headers.get('retry-after'));
			expect(rejected.status).toBe(429);
			expect(seconds).toBeGreaterThanOrEqual(1);
			expect(seconds).toBeLessThanOrEqual(60);
			expect(rejected.headers.get('ratelimit-policy')).toBe(policy);
			expect(rejected.headers.get('ratelimit')).toBe(`"api";r=0;t=${seconds}`);
			expect(rejected.headers.get('cache-control')).toBe('no-store');
			expect(body).toMatchObject({ code: 'rate_limit_exceeded', details: { retry_after_seconds: seconds } });
			expect((await host.send('/api/products', { client, method: 'OPTIONS' })).status).toBe(204);
			expect((await host.send('/products/love', { client })).status).toBe(200);
			expect((await host.send('/api/products', { client: '203.0.113.8' })).status).toBe(200);
		});
	});
}
