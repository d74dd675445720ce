import { afterEach, describe, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer, testRelease } from '../../support/catalog-server.ts';
import { openRaw, type RawConnection } from '../../support/raw-connection.ts';

const release = testRelease(inject('release'));
let server: TestServer;
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
	test('get their responses in their order, up to 32 at a time', async () => {
		const connection = await start('/0');
		connection.send(gets(31) + post);
		await otherClient();
		answer();
		expect(await bodies(connection, 31)).toEqual(paths(31));
		expect(await bodies(connection, 1)).toEqual([expect.stringContaining('jsonrpc')]);
		connection.send(gets(32, '/large/'));
		expect(await bodies(connection, 32)).toEqual(paths(32, '/large/'));
		expect(server.told).toEqual([]);
	});

	test('end the connection when more than 32 have no response', async () => {
		const connection = await start('/0');
		connection.send(gets(33));
		expect(await connection.closed).toBeUndefined();
		expect(connection.rest()).toBe('');
		await otherClient();
	});

	test('get their responses before the one that is malformed', async () => {
		const connection = await start();
		connection.send(`${gets(10, '/large/')}GET / HTTP/1.1\r\n\r\n`);
		expect(await bodies(connection, 10)).toEqual(paths(10, '/large/'));
		expect(await connection.response()).toMatchObject({ status: 400, headers: { connection: 'close' } });
		expect(await connection.closed).toBeUndefined();
	});
});
