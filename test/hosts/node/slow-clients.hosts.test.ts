import { once } from 'node:events';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { defaultTimeouts, type ServerOptions } from '../../../src/hosts/node/server.ts';
import { startTestServer, type TestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw } from '../../support/raw-connection.ts';

const release = testRelease(inject('release'));
const quick = { ...defaultTimeouts, headers: 200, request: 400, look: 50 };
const servers: TestServer[] = [];

const start = async (options: Partial<ServerOptions> = {}, of = release): Promise<TestServer> => {
	const server = await startTestServer(of, options);
	servers.push(server);
	return server;
};

afterEach(async () => {
	for (const { http } of servers.splice(0)) {
		http.closeAllConnections();
		await new Promise((closed) => http.close(closed));
	}
});

const post = (path: string, ...fields: string[]) =>
	`${[`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...fields].join('\r\n')}\r\n\r\n`;

describe('a request that does not arrive', () => {
	test.for([
		['a body that begins', `${post('/a2a', 'Content-Length: 100')}{"a":`],
		['chunks without end', `${post('/mcp', 'Transfer-Encoding: chunked')}2\r\n{}\r\n`],
		['a body that is waited for', post('/mcp', 'Content-Length: 100', 'Expect: 100-continue')],
		['headers without end', 'GET / HTTP/1.1\r\nHost: a\r\n'],
		['nothing at all', ''],
	] as const)('with %s is 408 and closed', async ([, text]) => {
		const server = await start({ timeouts: quick });
		const connection = await openRaw(server.url);
		if (text) connection.send(text);
		let response = await connection.response();
		if (response.status === 100) response = await connection.response();
		expect(response).toMatchObject({
			status: 408,
			headers: { connection: 'close', 'x-content-type-options': 'nosniff' },
		});
		expect(JSON.parse(response.body)).toMatchObject({ code: 'request_timeout' });
		expect(await connection.closed).toBeUndefined();
	});

	test('byte by byte is 408 all the same', async () => {
		const server = await start({ timeouts: quick });
		const connection = await openRaw(server.url);
		connection.send(post('/mcp', 'Content-Length: 60000'));
		const drip = setInterval(() => connection.send(' '), 20);
		expect(await connection.response()).toMatchObject({ status: 408, headers: { connection: 'close' } });
		await connection.closed.finally(() => clearInterval(drip));
	});

	test('does not keep its connection when the client has gone', async () => {
		const server = await start();
		const connection = await openRaw(server.url);
		const accepted = once(server.http, 'request');
		connection.send(`${post('/mcp', 'Content-Length: 100')}{`);
		await accepted;
		connection.socket.destroy();
		await expect.poll(() => connectionsOf(server)).toBe(0);
		expect(server.told).toEqual(['request_aborted']);
	});
});

describe('a response that is not read', () => {
	const large = { ...release, respond: async () => ({ status: 200, headers: {}, body: new Uint8Array(50_000_000) }) };

	test.for([
		['that sends nothing', ''],
		['that sends requests', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
		['that sends headers byte by byte', 'a'],
	] as const)('is cut, with a client %s', async ([, text]) => {
		const server = await start({ timeouts: { ...defaultTimeouts, headers: 500, look: 50, send: 500 } }, large);
		const connection = await openRaw(server.url);
		connection.socket.pause();
		connection.send('GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
		const drip = setInterval(() => connection.send(text), 50);
		await expect
			.poll(() => connectionsOf(server), { timeout: 20_000 })
			.toBe(0)
			.finally(() => clearInterval(drip));
		await expect.poll(() => server.told).toContain('request_aborted');
	});

	test('is not cut while its client reads slowly', async () => {
		const server = await start({ timeouts: { ...defaultTimeouts, send: 1_000 } }, large);
		const connection = await openRaw(server.url);
		let received = 0;
		connection.socket.removeAllListeners('data');
		connection.socket.on('data', (chunk: string) => {
			received += chunk.length;
			connection.socket.pause();
			setTimeout(() => connection.socket.resume(), 1);
		});
		connection.send('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
		expect(await connection.closed).toBeUndefined();
		expect(received).toBeGreaterThan(50_000_000);
		expect(server.told).toEqual([]);
	});
});

describe('a cap on connections', () => {
	const ping = 'GET /status.json HTTP/1.1\r\nHost: a\r\n\r\n';

	test.for([
		['one client', { maximumPerClient: 2 }],
		['all clients', { maximumConnections: 2 }],
	] as const)('of %s closes what is above it, and lets others and later ones in', async ([, options]) => {
		const server = await start(options);
		const first = await openRaw(server.url);
		const second = await openRaw(server.url);
		const third = await openRaw(server.url);
		await third.closed;
		for (const connection of [first, second]) {
			connection.send(ping);
			expect((await connection.response()).status).toBe(200);
		}
		expect(await connectionsOf(server)).toBe(2);
		first.socket.destroy();
		await expect.poll(() => connectionsOf(server)).toBe(1);
		const later = await openRaw(server.url);
		later.send(ping);
		expect((await later.response()).status).toBe(200);
		expect(server.told).toEqual(['connection_refused']);
	});

	test('does not count clients that are exempt', async () => {
		const server = await start({ maximumPerClient: 1, isExempt: (address) => address === '127.0.0.1' });
		for (const connection of [await openRaw(server.url), await openRaw(server.url), await openRaw(server.url)]) {
			connection.send(ping);
			expect((await connection.response()).status).toBe(200);
		}
	});
});

describe('the end of a server', () => {
	const drain = { listen: 100, idle: 1_000, all: 5_000 };
	const ending = { ...defaultTimeouts, drain };
	const get = 'GET /status.json HTTP/1.1\r\nHost: a\r\n\r\n';

	test('answers what pooled clients send meanwhile, and tells them to close', async () => {
		const server = await start({ timeouts: ending });
		const pooled = await Promise.all(Array.from({ length: 10 }, () => openRaw(server.url)));
		for (const connection of pooled) connection.send(get);
		for (const connection of pooled) {
			expect(await connection.response()).toMatchObject({ status: 200, headers: { connection: 'keep-alive' } });
		}
		const closed = server.close();
		await expect.poll(() => server.http.listening).toBe(false);
		for (const connection of pooled) connection.send(get);
		for (const connection of pooled) {
			expect(await connection.response()).toMatchObject({ status: 200, headers: { connection: 'close' } });
			expect(await connection.closed).toBeUndefined();
		}
		await closed;
	});

	test('ends idle connections orderly, and those that never sent anything', async () => {
		const server = await start({ timeouts: ending });
		const [silent, idle] = [await openRaw(server.url), await openRaw(server.url)];
		idle.send(get);
		expect((await idle.response()).status).toBe(200);
		await server.close();
		expect([await silent.closed, await idle.closed]).toEqual([undefined, undefined]);
	});

	test('cuts requests that stay incomplete', async () => {
		const server = await start({ timeouts: { ...defaultTimeouts, drain: { listen: 50, idle: 100, all: 200 } } });
		const connection = await openRaw(server.url);
		const accepted = once(server.http, 'request');
		connection.send(`${post('/mcp', 'Content-Length: 100')}{`);
		await accepted;
		await server.close();
		await connection.closed;
		expect(connection.rest()).toBe('');
	});
});

function connectionsOf({ http }: TestServer): Promise<number> {
	return new Promise((resolve, reject) => {
		http.getConnections((error, count) => (error ? reject(error) : resolve(count)));
	});
}
