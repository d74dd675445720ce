import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw } from '../../support/raw-connection.ts';

let server: TestServer;

beforeAll(async () => {
	server = await startTestServer(testRelease(inject('release')));
});

afterAll(() => server.close());

const head = (path: string, ...fields: string[]) =>
	`${[`POST ${path} HTTP/1.1`, 'Host: localhost', ...fields].join('\r\n')}\r\n\r\n`;
const json = 'Content-Type: application/json';
const call = '{"jsonrpc":"2.0","id":7,"method":"GetTask","params":{"id":"a"}}';
const length = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;

/** Both endpoints have one reader of bodies; the suite of agents asks each of them for its own responses. */
const path = '/a2a';

describe(`POST ${path}`, () => {
	test('with chunks of more than 64 KiB is 413 and leaves the server alive', async () => {
		const connection = await openRaw(server.url);
		connection.send(`${head(path, json, 'Transfer-Encoding: chunked')}${chunk(50_000)}${chunk(50_000)}0\r\n\r\n`);
		const response = await connection.response();
		expect(response).toMatchObject({ status: 413, headers: { 'access-control-allow-origin': '*' } });
		expect(JSON.parse(response.body)).toMatchObject({ jsonrpc: '2.0', error: { code: -32600 } });
		connection.socket.destroy();
	});

	test('of more than 64 KiB by its length is 413 before it is sent', async () => {
		const connection = await openRaw(server.url);
		connection.send(head(path, json, 'Content-Length: 65537'));
		expect((await connection.response()).status).toBe(413);
		connection.socket.destroy();
	});

	test('without a body is no JSON, and leaves the connection open', async () => {
		const connection = await openRaw(server.url);
		connection.send(head(path, json));
		const response = await connection.response();
		expect(response.headers).toMatchObject({ connection: 'keep-alive' });
		expect(JSON.parse(response.body)).toMatchObject({ error: { code: -32700 } });
	});

	test.for([
		['with a broken chunk', `${head(path, json, 'Transfer-Encoding: chunked')}2\r\n{}\r\nzz\r\n`, false],
		['that ends before its length', `${head(path, json, 'Content-Length: 100')}{}`, true],
	] as const)('%s is 400 and closes', async ([, text, ends]) => {
		const connection = await openRaw(server.url);
		connection.send(text);
		if (ends) connection.socket.end();
		expect(await connection.response()).toMatchObject({ status: 400, headers: { connection: 'close' } });
		expect(await connection.closed).toBeUndefined();
	});

	test('waits for a body that the client sends after 100 Continue', async () => {
		const connection = await openRaw(server.url);
		connection.send(head(path, json, 'A2A-Version: 1.0', length(call), 'Expect: 100-continue'));
		expect((await connection.response()).status).toBe(100);
		connection.send(call);
		const response = await connection.response();
		expect(response.headers['connection']).toBe('keep-alive');
		expect(JSON.parse(response.body)).toMatchObject({ jsonrpc: '2.0', id: 7, error: expect.anything() });
		connection.socket.destroy();
	});

	test('that was too large leaves the connection to the next request', async () => {
		const connection = await openRaw(server.url);
		const large = `${chunk(60_000)}${chunk(60_000)}0\r\n\r\n`;
		connection.send(
			`${head(path, json, 'Transfer-Encoding: chunked')}${large}GET /status.json HTTP/1.1\r\nHost: a\r\n\r\n`,
		);
		expect((await connection.response()).status).toBe(413);
		expect((await connection.response()).status).toBe(200);
		connection.socket.destroy();
	});
});
