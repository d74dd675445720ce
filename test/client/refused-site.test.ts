import { once } from 'node:events';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type ReadSiteOptions, readSite } from '../../src/client/read-site.ts';
import { inTurn, json, listPath, type Reply, siteReplies, startSite, text } from './scripted-site.ts';

const acme = { slug: 'acme-notes', name: 'Acme Notes' };
const list = (more: object) => ({ products: [], page: 1, total_pages: 0, total_count: 0, ...more });
const item = { name: 'Acme', slug: 'acme', categories: [], url: 'https://catalog.example/products/acme' };

/** The message of a site that differs from a whole one, with `SITE` in place of its address. */
async function messageOf(replies: Readonly<Record<string, Reply>>, options: ReadSiteOptions = {}): Promise<string> {
	await using site = await startSite({ ...siteReplies([acme]), ...replies });
	const error: unknown = await readSite(site.url, options).then(
		() => undefined,
		(reason: unknown) => reason,
	);
	expect(error).toMatchObject({ name: 'ClientError' });
	return (error as Error).message.replaceAll(site.url, 'SITE');
}

const endless: Reply = (response) => {
	response.writeHead(200, { 'content-type': 'application/json' });
	const more = () => {
		if (response.destroyed) return;
		response.write(' '.repeat(65_536), () => setImmediate(more));
	};
	more();
};

describe('readSite refuses an address', () => {
	test.for([
		['acme', '`acme`: it is no http or https address. Write the address of a host, such as `https://catalog.example`.'],
		[
			'ftp://acme.example',
			'`ftp://acme.example`: it is no http or https address. Write the address of a host, such as `https://catalog.example`.',
		],
		[
			'https://me:secret@acme.example',
			'`https://…@acme.example`: the API has no sign-in. Write the address of a host, such as `https://catalog.example`.',
		],
		[
			'https://acme.example/api',
			'`https://acme.example/api`: the API stands at the root of its host. Write `https://acme.example`.',
		],
	] as const)('%s', async ([address, message]) => {
		await expect(readSite(address)).rejects.toThrow(`Cannot read ${message}`);
	});

	test('where nothing listens', async () => {
		const server = createServer().listen(0, '127.0.0.1');
		await once(server, 'listening');
		const address = server.address();
		const port = typeof address === 'object' ? address?.port : undefined;
		server.close();
		await once(server, 'close');
		await expect(readSite(`http://127.0.0.1:${port}`)).rejects.toThrow(
			`\`http://127.0.0.1:${port}${listPath(1)}\` cannot be reached: ECONNREFUSED. Check the address, and that the site runs.`,
		);
	});

	test('where the response is no HTTP', async () => {
		await using server = await startRaw('220 mail.example ESMTP\r\n');
		await expect(readSite(server.url)).rejects.toThrow(/cannot be reached: .*HTTP.*\. Check the address/);
	});
});

describe('readSite refuses a site', () => {
	const first = `\`SITE${listPath(1)}\``;

	test.for<readonly [what: string, reply: Reply, message: string]>([
		[
			'that is a page',
			text('<!DOCTYPE html><p>Hello', 'text/plain'),
			'responds with a page of HTML instead of JSON. Write the address of a site of this API.',
		],
		['without the path', json({}, 404), 'responds with 404 instead of 200. Write the address of a site of this API.'],
		[
			'that fails',
			text('oops', 'text/plain', 500),
			'responds with 500 instead of 200. Write the address of a site of this API.',
		],
		['with text', text('hello', 'text/plain'), 'responds with something that is not JSON. Check the address.'],
		[
			'with half of its JSON',
			text('{"products": [{"na', 'application/json'),
			'responds with JSON that is cut off or broken. Try again.',
		],
		[
			'with bytes',
			text(Uint8Array.of(0x7b, 0xff, 0xfe), 'application/json'),
			'sends bytes that are not UTF-8. Check the address.',
		],
		[
			'of another API',
			json({ items: [] }),
			'is not of this API: its `products` is missing or of another type. Check the address.',
		],
		[
			'whose slugs lead elsewhere',
			json(list({ products: [{ ...item, slug: '../../admin' }], total_pages: 1, total_count: 1 })),
			'is not of this API: its `products.0.slug` is missing or of another type. Check the address.',
		],
		[
			'with more pages than products',
			json(list({ total_pages: 9_999 })),
			'contradicts the rest of the list: it tells 9999 pages for 0 products. The site may have been built meanwhile: try again.',
		],
		[
			'with more pages than there can be',
			json(list({ total_pages: 10_001, total_count: 1_000_001 })),
			'is not of this API: its `total_pages` is missing or of another type. Check the address.',
		],
		[
			'with a page that lacks products',
			json(list({ total_pages: 1, total_count: 3 })),
			'contradicts the rest of the list: it has 0 products instead of 3. The site may have been built meanwhile: try again.',
		],
		[
			'with another page',
			json(list({ page: 2 })),
			'contradicts the rest of the list: it is page 2. The site may have been built meanwhile: try again.',
		],
		[
			'that redirects to another host',
			json({}, 302, { location: 'http://169.254.169.254/latest' }),
			'redirects to `http://169.254.169.254`, and only `SITE` is read. Use that address if it is the same site.',
		],
		[
			'that redirects nowhere',
			json({}, 302, { location: 'http://' }),
			'redirects to no address, and only `SITE` is read. Ask its operator.',
		],
		[
			'that redirects for ever',
			json({}, 302, { location: listPath(1) }),
			'redirects more than 5 times. Check the address.',
		],
		[
			'that asks to wait a day',
			json({}, 429, { 'retry-after': '86400' }),
			'asks to wait 86400 seconds, which is more than 300. Try again after that.',
		],
		[
			'that ends in the middle',
			(response) => response.writeHead(200, { 'content-length': '100' }).write('{', () => response.destroy()),
			'ends in the middle of its response (UND_ERR_SOCKET). Try again.',
		],
		[
			'that closes at once',
			(response) => response.destroy(),
			'cannot be reached: UND_ERR_SOCKET. Check the address, and that the site runs.',
		],
	])('%s', async ([, reply, message]) => {
		expect(await messageOf({ [listPath(1)]: reply })).toBe(`${first} ${message}`);
	});

	test('that never responds', async () => {
		const never: Reply = () => undefined;
		expect(await messageOf({ [listPath(1)]: never }, { limits: { silence: 100 } })).toBe(
			`${first} sends nothing within 0.1 seconds. Check the address, or try again later.`,
		);
	});

	test('that stops within a response', async () => {
		const stuck: Reply = (response) => response.writeHead(200, { 'content-length': '100' }).write('{');
		expect(await messageOf({ [listPath(1)]: stuck }, { limits: { silence: 100 } })).toBe(
			`${first} sends nothing within 0.1 seconds. Check the address, or try again later.`,
		);
	});

	test('that drips without an end', async () => {
		expect(
			await messageOf(
				{ [listPath(1)]: endless },
				{ limits: { request: 200, documentBytes: 2 ** 50, totalBytes: 2 ** 50 } },
			),
		).toBe(`${first} does not end within 0.2 seconds. Check the address, or try again later.`);
	});

	test('whose body has no end', async () => {
		expect(await messageOf({ [listPath(1)]: endless }, { limits: { documentBytes: 1_048_576 } })).toBe(
			`${first} sends more than 1 MiB, which no response of this API has. Check the address.`,
		);
	});

	test('whose body is small only while it is compressed', async () => {
		const bomb: Reply = (response) =>
			response
				.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
				.end(gzipSync(Buffer.alloc(20 * 1_048_576, 32)));
		expect(await messageOf({ [listPath(1)]: bomb })).toBe(
			`${first} sends more than 16 MiB, which no response of this API has. Check the address.`,
		);
	});

	test('that sends too much in all', async () => {
		expect(await messageOf({}, { limits: { totalBytes: 300 } })).toBe(
			'`SITE/data/catalog.ndjson` sends more than can be read of one site. Check the address.',
		);
	});

	test('that goes on asking to wait', async () => {
		const busy = json({}, 429, { 'retry-after': '1' });
		expect(await messageOf({ [listPath(1)]: busy }, { limits: { retries: 1 } })).toBe(
			`${first} has responded with 429 2 times, whatever was waited. Try again later, or ask its operator to exempt your address.`,
		);
	});

	const details = (product: object) => ({ '/api/products/acme-notes': json({ product }) });

	test.for<readonly [what: string, replies: Readonly<Record<string, Reply>>, message: string]>([
		[
			'whose product is another',
			details({ ...item }),
			'`SITE/api/products/acme-notes` contradicts the rest of the list: it is the product `acme`. The site may have been built meanwhile: try again.',
		],
		[
			'whose product has gone',
			{ '/api/products/acme-notes': json({}, 404) },
			'`SITE/api/products/acme-notes` responds with 404 instead of 200. Write the address of a site of this API.',
		],
		[
			'whose count changes',
			{
				[listPath(1)]: inTurn(
					json(list({})),
					json(list({ products: Array(100).fill(item), total_pages: 2, total_count: 101 })),
				),
			},
			'`SITE/api/products?page=1&per_page=100` contradicts the rest of the list: it repeats the product `acme`. The site may have been built meanwhile: try again.',
		],
		[
			'whose product has no slug',
			{ [listPath(1)]: json(list({ products: [{ ...item, slug: undefined }], total_pages: 1, total_count: 1 })) },
			'`SITE/api/products?page=1&per_page=100` has a product without a slug, which cannot be read. Ask the operator of the site.',
		],
		[
			'with too many weeks',
			{
				'/api/launch_periods': json({
					launch_periods: Array.from({ length: 27 }, () => ({
						slug: 'w',
						name: 'W',
						status: 'active',
						starts_on: '2026-11-09',
						ends_on: '2026-11-15',
						url: 'x',
					})),
				}),
			},
			'`SITE/api/launch_periods` lists 27 launch periods, where this API has 26 at most. Check the address.',
		],
	])('%s', async ([, replies, message]) => {
		expect(await messageOf(replies, { from: 'api' })).toBe(message);
	});

	test.for<readonly [what: string, body: string, message: string]>([
		[
			'is cut off',
			'{"slug":"acme-notes","ca',
			'`SITE/data/catalog.ndjson` is cut off: its last line has no end. Read it again.',
		],
		[
			'has a line that is no product',
			'{}\n{"\n',
			'`SITE/data/catalog.ndjson:1` is not of this API: its `slug` is missing or of another type. Check the address.',
		],
		['is no JSON', '{"\n', '`SITE/data/catalog.ndjson:1` is not JSON. Read it again.'],
		[
			'has another count',
			'',
			'`SITE/data/catalog.ndjson` has 0 products, and the list 1. The site may have been built meanwhile: try again.',
		],
	])('whose export %s', async ([, body, message]) => {
		expect(await messageOf({ '/data/catalog.ndjson': text(body, 'application/x-ndjson') })).toBe(message);
	});
});

/** A server that says one thing to whoever connects. */
async function startRaw(greeting: string): Promise<AsyncDisposable & { readonly url: string }> {
	const server = createServer((socket) => {
		socket.on('error', () => undefined);
		socket.resume().end(greeting);
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : undefined;
	return {
		url: `http://127.0.0.1:${port}`,
		[Symbol.asyncDispose]: async () => {
			server.close();
			await once(server, 'close');
		},
	};
}
