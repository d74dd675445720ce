import { describe, expect, test } from 'vitest';
import { fetchedAssets } from '../../src/edge/fetched-assets.ts';

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
});
