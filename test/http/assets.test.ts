import { describe, expect, test } from 'vitest';
import { fetchedAssets } from '../../src/http/assets.ts';
import { requestsTo } from '../support/memory-assets.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const json = { 'content-type': 'application/json' };

/** Answers as a CDN with pretty addresses does. */
function setUp(answer: () => Response) {
	const asked: string[] = [];
	const assets = fetchedAssets(async (path) => {
		asked.push(path);
		return answer();
	});
	return { asked, get: (path: string) => assets.get(path, null) };
}

describe('fetchedAssets', () => {
	test.for([
		['/index.html', '/'],
		['/products/acme.html', '/products/acme'],
		['/products/acme.md', '/products/acme.md'],
		['/a b/ü?.json', '/a%20b/%C3%BC%3F.json'],
		['/a%2Fb', '/a%252Fb'],
	] as const)('asks for %s at %s', async ([path, target]) => {
		const { asked, get } = setUp(() => new Response(null, { status: 404 }));
		expect(await get(path)).toBeUndefined();
		expect(asked).toEqual([target]);
	});

	test('takes a page only for a page, and a file only for a file', async () => {
		const page = setUp(() => new Response('<h1>', { headers: html }));
		expect(await page.get('/products/acme')).toBeUndefined();
		expect(await page.get('/products/acme.html')).toBeDefined();
		const file = setUp(() => new Response('{}', { headers: json }));
		expect(await file.get('/products/acme.html')).toBeUndefined();
		expect(await file.get('/api/products/acme.json')).toBeDefined();
	});

	test('takes the page for what is missing although its status says so', async () => {
		const { get } = setUp(() => new Response('<h1>', { status: 404, headers: html }));
		expect(await get('/404.html')).toBeDefined();
		expect(await get('/nope.html')).toBeUndefined();
	});

	test('keeps the entity tag as a strong one, or makes one of the bytes', async () => {
		const tagOf = async (headers: Record<string, string>) =>
			(await setUp(() => new Response('{}', { headers: { ...json, ...headers } })).get('/a.json'))?.etag;
		expect(await tagOf({ etag: '"abc"' })).toBe('"abc"');
		expect(await tagOf({ etag: 'W/"abc"' })).toBe('"abc"');
		expect(await tagOf({})).toBe('"44136fa355b3678a1146ad16f7e8649e"');
	});

	test.for(['/products//acme.html', '/products/acme/.html'])(
		'asks for no file at %s, which some servers have',
		async (path) => {
			const { get } = setUp(() => new Response('<h1>Acme</h1>', { headers: html }));
			expect(await get(path)).toBeUndefined();
		},
	);

	test.for([301, 304, 308, 404, 410])('takes %i for a file that is not here', async (status) => {
		for (const headers of [html, json]) {
			const { get } = setUp(() => new Response(null, { status, headers }));
			for (const path of ['/products/acme.html', '/api/products/acme.json']) expect(await get(path)).toBeUndefined();
		}
	});

	test.for([400, 401, 403, 408, 418, 429, 500, 502, 503, 504])('fails over %i, whatever file it is', async (status) => {
		for (const headers of [html, json]) {
			const { get } = setUp(() => new Response('busy', { status, headers }));
			for (const path of ['/api/products/acme.json', '/products/acme.html', '/404.html', '/status.json']) {
				await expect(get(path)).rejects.toThrow(
					`The asset host responded with ${status} to \`${path.replace('.html', '')}\`.`,
				);
			}
		}
	});
});

describe('an edge whose asset host fails', () => {
	const busy = fetchedAssets(async () => new Response('<h1>Busy</h1>', { status: 503, headers: html }));

	test.for([
		['/api/products', {}],
		['/api/products/acme', {}],
		['/products/acme', { accept: 'text/markdown' }],
		['/status.json', { accept: 'application/json' }],
	] as const)('responds to %s %o with an error that nobody keeps', async ([path, headers]) => {
		const errors: unknown[] = [];
		const answer = await requestsTo(busy, { onError: (error) => errors.push(error) })(path, { headers });
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
		expect(await answer.json()).toMatchObject({ code: 'internal_error' });
		expect(String(errors[0])).toContain('The asset host responded with 503');
	});

	test('tells a missing file of the product list from a failing one', async () => {
		const first = JSON.stringify({ products: Array.from({ length: 100 }, () => ({})), total_count: 150 });
		const assets = fetchedAssets(async (path) =>
			path.endsWith('/100/1.json') ? new Response(first, { headers: json }) : new Response('', { status: 503 }),
		);
		const answer = await requestsTo(assets)('/api/products?page=2&per_page=90');
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
	});
});
