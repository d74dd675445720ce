import { once } from 'node:events';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw, type RawConnection } from '../../support/raw-connection.ts';

const release = testRelease(inject('release'));
let server: TestServer;
let begun: number;
let answer = () => {};

afterEach(() => server.close());

/**
 * Starts a server that responds to each path with its name, which is longer below `/large/`, and to `/mcp` as ever.
 *
 * @param held - A path whose response waits for `answer`.
 */
async function start(held = ''): Promise<RawConnection> {
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const echo = (target: string) => ({
		status: 200,
		headers: {},
		body: target.padEnd(target.startsWith('/large/') ? 200_000 : 0),
	});
	const respond: typeof release.respond = async ({ target }) => {
		if (target === held) await answered;
		return target === '/mcp' ? undefined : echo(target);
	};
	server = await startTestServer({ ...release, respond });
	begun = 0;
	server.http.on('request', () => begun++);
	return openRaw(server.url);
}

const paths = (count: number, folder = '/') => Array.from({ length: count }, (_, number) => `${folder}${number}`);
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const gets = (count: number, folder?: string) => paths(count, folder).map(get).join('');
const post = 'POST /mcp HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

async function bodies(connection: RawConnection, count: number): Promise<string[]> {
	const read: string[] = [];
	while (read.length < count) read.push((await connection.response()).body.trimEnd());
	return read;
}

/** Has another client get a response: by then the server has read what was sent before. */
async function otherClient(): Promise<void> {
	const other = await openRaw(server.url);
	other.send(get('/other'));
	expect(await bodies(other, 1)).toEqual(['/other']);
}

describe('requests that are pipelined', () => {
	test('are read up to 32, and the rest as their responses are sent', async () => {
		const connection = await start('/0');
		connection.send(gets(100));
		await once(server.http, 'request');
		expect(begun).toBe(32);
		answer();
		expect(await bodies(connection, 100)).toEqual(paths(100));
	});

	test('leave the connection open when their responses are too large to be sent at once', async () => {
		const connection = await start();
		for (const count of [100, 1]) {
			connection.send(gets(count, '/large/'));
			expect(await bodies(connection, count)).toEqual(paths(count, '/large/'));
		}
	});

	test('are read no further for a request that waits for its body', async () => {
		const connection = await start('/0');
		connection.send(gets(31) + post + gets(60, '/large/'));
		await once(server.http, 'request');
		await otherClient();
		expect(begun).toBe(32 + 1);
		answer();
		expect(await bodies(connection, 31)).toEqual(paths(31));
		expect(await bodies(connection, 1)).toEqual([expect.stringContaining('jsonrpc')]);
		expect(await bodies(connection, 60)).toEqual(paths(60, '/large/'));
		expect(server.told).toEqual([]);
	});

	test('are not read behind one that closes the connection', async () => {
		const connection = await start();
		connection.send(`${gets(1)}GET / HTTP/1.1\r\n\r\n${gets(100)}`);
		expect((await connection.response()).status).toBe(200);
		expect(await connection.response()).toMatchObject({ status: 400, headers: { connection: 'close' } });
		expect(await connection.closed).toBeUndefined();
		expect(begun).toBe(2);
	});

	test('get their responses when the client has ended its side', async () => {
		const connection = await start('/0');
		connection.send(gets(40));
		connection.socket.end();
		await otherClient();
		answer();
		expect(await bodies(connection, 40)).toEqual(paths(40));
		expect(await connection.closed).toBeUndefined();
	});

	test('get their responses although much follows the one that closes the connection', async () => {
		const connection = await start();
		connection.send(`${gets(10, '/large/')}GET / HTTP/1.1\r\n\r\n${gets(20_000)}`);
		expect(await bodies(connection, 10)).toEqual(paths(10, '/large/'));
		expect(await connection.response()).toMatchObject({ status: 400 });
	});
});
