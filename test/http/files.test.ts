import { expect, test } from 'vitest';
import { requestsTo, textAssets } from '../support/memory-assets.ts';

test.for([
	['/products/a', '', 200, 'text/html', 'page'],
	['/products/a', 'text/markdown', 200, 'text/markdown', 'markdown'],
	['/nope', '', 404, 'text/html', 'missing'],
	['/nope', 'text/markdown', 404, 'text/markdown', '# Not found\n'],
	['/nope', 'application/json', 404, 'application/json', '{"error":"Not found"'],
] as const)('%s with `Accept: %s` is %i, %s', async ([path, accept, status, type, text]) => {
	const files = { '/products/a.html': 'page', '/products/a.md': 'markdown', '/404.html': 'missing' };
	const send = requestsTo(textAssets(files));
	const response = await send(path, { headers: { accept } });
	expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
	expect((await response.text()).slice(0, text.length)).toBe(text);
	const again = { 'if-none-match': response.headers.get('etag') ?? '', accept };
	if (status === 200) expect((await send(path, { headers: again })).status).toBe(304);
});

test('the page of a missing path has the coding of its body', async () => {
	const page = { body: 'coded', etag: '"a"', contentEncoding: 'br' };
	const send = requestsTo({ get: async (path) => (path === '/404.html' ? page : undefined) });
	const { status, headers } = await send('/nope');
	expect([status, headers.get('content-encoding')]).toEqual([404, 'br']);
});

test('the table of redirects is parsed once for each release', async () => {
	const locationOf = async (etag: string, body: string) => {
		const assets = { get: async (path: string) => (path === '/data/moved.json' ? { etag, body } : undefined) };
		return (await requestsTo(assets)('/a')).headers.get('location');
	};
	const [first, meanwhile] = [locationOf('"1"', '{"/a":"/b"}'), locationOf('"1"', 'no JSON')];
	expect([await first, await meanwhile, await locationOf('"1"', 'no JSON')]).toEqual(['/b', '/b', '/b']);
	expect(await locationOf('"2"', 'no JSON')).toBeNull();
	expect(await locationOf('"2"', '{"/a":"/c"}')).toBe('/c');
});

test.for(['', '.html', '.md'])(
	'no browser keeps the redirect of a renamed page: it may be renamed back%s',
	async (ending) => {
		const handle = requestsTo(textAssets({ '/data/moved.json': '{"/products/a":"/products/b"}' }));
		const { status, headers } = await handle(`/products/a${ending}`);
		expect([status, headers.get('location')]).toEqual([301, `/products/b${ending.replace('.html', '')}`]);
		expect(headers.get('cache-control')).toBe('no-cache');
	},
);
