/** What every host answers at the paths of the API. */
import { describe, expect, test } from 'vitest';
import { rateLimitPolicy } from '../../src/contract/limits.ts';
import { baseUrl } from '../support/run-build.ts';
import { exposed, json, type Requests } from './requests.ts';

export function describeApi(name: string, { send, get, getJson }: Requests): void {
	describe(`${name}: the product list`, () => {
		test('carries the headers of the contract', async () => {
			const { headers } = await get('/api/products');
			expect(headers.get('content-type')).toBe(json);
			expect(headers.get('ratelimit-policy')).toBe(rateLimitPolicy);
			expect(headers.get('ratelimit')).toBeNull();
			expect(headers.get('cache-control')).toBe('public, max-age=3600');
			expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
			expect(headers.get('vary')).toBe('Accept-Encoding');
			expect(headers.get('access-control-allow-origin')).toBe('*');
			expect(headers.get('access-control-expose-headers')).toBe(exposed);
			expect(headers.get('x-content-type-options')).toBe('nosniff');
			expect(headers.get('link')).toBe(
				`<${baseUrl}/api/products?page=1>; rel="first", <${baseUrl}/api/products?page=2>; rel="next", <${baseUrl}/api/products?page=3>; rel="last", </openapi.json>; rel="service-desc"`,
			);
			expect((await get('/api/launch_periods')).headers.get('link')).toBe('</openapi.json>; rel="service-desc"');
		});

		test('is cut to any size, and empty with true totals beyond the last page', async () => {
			const { body } = await getJson('/api/products?page=3&per_page=49');
			expect(body.products).toHaveLength(125 - 98);
			const { body: beyond } = await getJson('/api/products?page=126&per_page=1');
			expect(beyond).toEqual({ products: [], page: 126, total_pages: 125, total_count: 125 });
		});

		test.for([
			['page=0', 'page', '0', 10_000],
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

	describe(`${name}: single resources`, () => {
		test.for(['/api/products/love/', '/api/products/l%6Fve', '/api/products/love?page=x', '/api/products/lo%76e/?a=b'])(
			'are the same at %s',
			async (path) => {
				const plain = await get('/api/products/love');
				const { status, text, headers } = await get(path);
				expect([status, text, headers.get('etag')]).toEqual([200, plain.text, plain.headers.get('etag')]);
				expect(headers.get('ratelimit-policy')).toBe(rateLimitPolicy);
			},
		);

		test.for([
			['/api/products/love.json', 'product_not_found', '/api/products'],
			['/api/products/..%2F..%2Fopenapi', 'product_not_found', '/api/products'],
			['/api/products/%E0%A4%A', 'product_not_found', '/api/products'],
			['/api/launch_periods/2026-w48', 'launch_period_not_found', '/api/launch_periods'],
			['/api/products.json', 'not_found', '/openapi.json'],
			['/api//products', 'not_found', '/openapi.json'],
		] as const)('are missing at %s with %s', async ([path, code, pointer]) => {
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
				const full = await send(path);
				await full.text();
				const head = await send(path, { method: 'HEAD' });
				expect(await head.text()).toBe('');
				expect(head.status).toBe(full.status);
				for (const header of ['content-type', 'etag', 'cache-control', 'link', 'ratelimit-policy', 'vary']) {
					expect([header, head.headers.get(header)]).toEqual([header, full.headers.get(header)]);
				}
			},
		);

		test.for(['POST', 'DELETE'])('%s is not allowed', async (method) => {
			const response = await send('/api/products', { method });
			expect(response.status).toBe(405);
			expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
			expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
		});
	});

	describe(`${name}: conditional requests`, () => {
		const paths = ['/api/products?page=2&per_page=7', '/api/products/love', '/products/love', '/openapi.json'];

		test.for(paths)('an unchanged %s is 304 without a body', async (path) => {
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
}
