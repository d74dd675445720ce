import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw, sendRaw } from '../../support/raw-connection.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer(testRelease(inject('release')));
});

afterAll(() => server.close());

/** What every response carries; the shipped release is one of an https site. */
const base = {
	'access-control-allow-origin': '*',
	'x-content-type-options': 'nosniff',
	'strict-transport-security': 'max-age=31536000',
	date: expect.stringMatching(/ GMT$/),
};

describe('a malformed request', () => {
	test.for([
		['two Host lines', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
		['no Host', 'GET / HTTP/1.1\r\n\r\n'],
		['a blank in Host', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
		['a path in Host', 'GET / HTTP/1.1\r\nHost: a/b?c#d@e\r\n\r\n'],
		['a port above 65535 in Host', 'GET / HTTP/1.1\r\nHost: a:99999999\r\n\r\n'],
		['brackets without an address in Host', 'GET / HTTP/1.1\r\nHost: [:::]\r\n\r\n'],
		['a blank in the Host of HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a b\r\n\r\n'],
		['an unknown transfer coding', 'POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
		['a coding before chunked', 'POST /mcp HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
		['a transfer coding of HTTP/1.0', 'POST /mcp HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
		[
			'a length beside a transfer coding',
			'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
		],
		['two lengths', 'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
		['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
		['a version that is not served', 'GET / HTTP/2.0\r\nHost: a\r\n\r\n'],
		['no request line', 'NONSENSE\r\n\r\n'],
		['a method that is no word', 'G{T / HTTP/1.1\r\nHost: a\r\n\r\n'],
	] as const)('with %s is 400 in the shape of every error, and closes', async ([, text]) => {
		const connection = await openRaw(server.url);
		connection.send(text);
		const response = await connection.response();
		expect(response).toMatchObject({
			status: 400,
			headers: { ...base, connection: 'close', 'cache-control': 'no-store' },
		});
		expect(JSON.parse(response.body)).toMatchObject({ code: 'bad_request', resolution: expect.any(String) });
		expect(await connection.closed).toBeUndefined();
		expect(connection.rest()).toBe('');
	});

	test.for(['a:80', '', '[::1]:4321', 'x_y.example', "a!$&'()*+,;=~-%41"])(
		'is none with the host `%s`',
		async (host) => {
			const text = `GET /status.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
			expect((await sendRaw(server.url, text)).status).toBe(200);
		},
	);

	test('with headers above 16 KiB is 431 with the headers of every response', async () => {
		const response = await sendRaw(server.url, `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(17_000)}\r\n\r\n`);
		expect(response).toMatchObject({ status: 431, headers: { ...base, connection: 'close' } });
	});

	test('with headers of 2 MiB is 431 to a client that sends all of them before it reads', async () => {
		const connection = await openRaw(server.url);
		connection.send(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(2 * 1_048_576)}\r\n\r\n`);
		expect((await connection.response()).status).toBe(431);
		expect(await connection.closed).toBeUndefined();
	});
});

describe('a method that is not served', () => {
	test.for(['TRACE', 'CONNECT', 'PROPFIND', 'HELLO', 'GETX', 'get'])('%s is 405', async (method) => {
		const response = await sendRaw(server.url, `${method} /api/products HTTP/1.1\r\nHost: a\r\n\r\n`);
		expect(response).toMatchObject({ status: 405, headers: { ...base, allow: 'GET, HEAD, OPTIONS' } });
		expect(JSON.parse(response.body)).toMatchObject({ code: 'method_not_allowed' });
	});

	test('is answered behind the request before it', async () => {
		const connection = await openRaw(server.url);
		const get = 'GET /status.json HTTP/1.1\r\nHost: a\r\n\r\n';
		connection.send(`${get}HELLO /mcp HTTP/1.1\r\nHost: a\r\n\r\n`);
		expect((await connection.response()).status).toBe(200);
		expect(await connection.response()).toMatchObject({ status: 405, headers: { ...base, connection: 'close' } });
		expect(await connection.closed).toBeUndefined();
	});
});

test('a body that nobody asked for and that came whole leaves the connection open', async () => {
	const connection = await openRaw(server.url);
	connection.send('POST /api/products HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello');
	expect(await connection.response()).toMatchObject({ status: 405, headers: { ...base, connection: 'keep-alive' } });
	connection.send('GET /status.json HTTP/1.1\r\nHost: a\r\n\r\n');
	expect((await connection.response()).status).toBe(200);
	connection.socket.destroy();
});
