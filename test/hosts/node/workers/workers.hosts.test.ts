import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { openRaw, type RawConnection } from '../../../support/raw-connection.ts';
import { freePort } from '../../../support/redis-process.ts';
import { type ServerProcess, startServer } from '../../../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
const out = join(folder, 'dist');
let server: ServerProcess;

/** Ends the thread that gets the request: by an error, or by filling its heap. It also says which thread responds. */
const faults = `
	import { subscribe } from 'node:diagnostics_channel';
	import { threadId } from 'node:worker_threads';
	subscribe('http.server.request.start', ({ request, response }) => {
		response.setHeader('X-Thread', String(threadId));
		if (request.url === '/?throw') setImmediate(() => { throw new Error('A bug.'); });
		if (request.url === '/?fill') setImmediate(() => { const all = []; for (;;) all.push(new Array(10_000).fill({})); });
	});`;

/** Says how long the first thread waits before it starts another one, and has that never come. `now` is its clock. */
const endlessWait = (now: string) => `
	import { isMainThread } from 'node:worker_threads';
	if (isMainThread) {
		const { setTimeout } = globalThis;
		performance.now = () => ${now};
		globalThis.setTimeout = (action, wait, ...rest) => {
			const isStart = new Error().stack.includes('#replace');
			if (isStart) console.log('Waits', wait);
			return setTimeout(action, isStart ? 2 ** 31 - 1 : wait, ...rest);
		};
	}`;

const withFaults = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faults)}` };

const start = async (settings: Readonly<Record<string, string>> = {}) => {
	server = await startServer('src/hosts/node/main.ts', {
		OUT_DIR: out,
		TRUSTED_PROXIES: '1',
		WEB_CONCURRENCY: '2',
		...settings,
	});
};

beforeAll(() => {
	cpSync(inject('release'), join(folder, 'a'), { recursive: true, dereference: true });
	symlinkSync('a', out);
});

afterEach(async () => {
	expect(await server.stop()).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Sends a request on a connection of its own, which the system gives to any thread. */
async function get(path: string, client = '192.0.2.1') {
	const headers = { 'x-forwarded-for': client, connection: 'close' };
	const response = await fetch(`${server.url}${path}`, { headers });
	return { status: response.status, thread: response.headers.get('x-thread'), text: await response.text() };
}

const lines = (event: string) => server.printed().split(`"event":"${event}"`).length - 1;

/** Threads that respond, of as many requests as leave none out. */
async function threads(): Promise<string[]> {
	const responses = await Promise.all(Array.from({ length: 40 }, () => get('/')));
	return [...new Set(responses.map(({ thread }) => String(thread)))].sort();
}

describe('WEB_CONCURRENCY', () => {
	test.for([2, 4])('keeps one limit over %i threads, for clients that come together', async (count) => {
		await start({ WEB_CONCURRENCY: String(count) });
		const clients = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}`);
		const queue = Array.from({ length: 130 }, () => clients).flat();
		const accepted = new Map<string, number>();
		const way = async () => {
			for (let client = queue.pop(); client; client = queue.pop()) {
				const { status } = await get('/api/launch_periods', client);
				if (status === 200) accepted.set(client, (accepted.get(client) ?? 0) + 1);
			}
		};
		await Promise.all(Array.from({ length: 24 }, way));
		expect(clients.map((client) => accepted.get(client))).toEqual(clients.map(() => 120));
	});

	test('keeps one limit over its threads while a store is away', async () => {
		await start({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
		const statuses = await Promise.all(Array.from({ length: 300 }, () => get('/api/launch_periods', '198.51.100.99')));
		expect(statuses.filter(({ status }) => status === 200)).toHaveLength(120);
		expect(statuses.filter(({ status }) => status === 429)).toHaveLength(180);
	});

	test('serves another release in every thread, and loses no request on the way', async () => {
		cpSync(join(folder, 'a'), join(folder, 'b'), { recursive: true });
		writeFileSync(join(folder, 'b/client/products/love.md'), '# Another release\n');
		await start();
		const statuses = new Set<number>();
		const texts = async () => {
			const responses = await Promise.all(Array.from({ length: 20 }, () => get('/products/love.md')));
			for (const { status } of responses) statuses.add(status);
			return [...new Set(responses.map(({ text }) => text))];
		};
		expect(await texts()).toEqual([expect.stringContaining('- Name: LÖVE\n')]);
		symlinkSync('b', `${out}.next`);
		renameSync(`${out}.next`, out);
		await expect.poll(texts, { timeout: 10_000, interval: 20 }).toEqual(['# Another release\n']);
		expect([...statuses]).toEqual([200]);
		expect(lines('release')).toBe(1);
	});

	test.for([
		['an error that nobody handles', '/?throw', 'A bug.'],
		['a full heap', '/?fill', 'ERR_WORKER_OUT_OF_MEMORY'],
	] as const)('replaces a thread that ends by %s, and no other request fails', async ([, path, reason]) => {
		await start({ ...withFaults, NODE_OPTIONS: `${withFaults.NODE_OPTIONS} --max-old-space-size=64` });
		const before = await threads();
		const responds = async (one: RawConnection) => {
			one.send('GET /api/launch_periods HTTP/1.1\r\nHost: localhost\r\n\r\n');
			return one.response().catch(() => undefined);
		};
		const threadOf = new Map<RawConnection, string | undefined>();
		while (new Set(threadOf.values()).size < 2 || threadOf.size < 20) {
			const one = await openRaw(server.url);
			threadOf.set(one, (await responds(one))?.headers['x-thread']);
		}
		await get(path).catch(() => undefined);
		await expect.poll(() => lines('worker_crash'), { timeout: 20_000 }).toBe(1);
		expect(server.printed()).toContain(reason);
		const isReplaced = (now: readonly string[]) => now.length === 2 && now.join() !== before.join();
		await expect.poll(() => threads().catch(() => []), { timeout: 10_000 }).toSatisfy(isReplaced);
		const now = await threads();
		for (const [one, thread = ''] of threadOf)
			expect([thread, (await responds(one))?.status]).toEqual([thread, now.includes(thread) ? 200 : undefined]);
		for (const { socket } of threadOf.keys()) socket.destroy();
	});

	test.for([
		['that has just begun', '0'],
		['that has served for a minute', 'Number(process.hrtime.bigint())'],
	] as const)('waits a quarter of a second after the end of a thread %s, and ends meanwhile', async ([, now]) => {
		const preload = `--import=data:text/javascript,${encodeURIComponent(endlessWait(now))}`;
		await start({ NODE_OPTIONS: `${withFaults.NODE_OPTIONS} ${preload}` });
		await get('/?throw').catch(() => undefined);
		await expect.poll(() => /Waits (\d+)/.exec(server.printed())?.[1], { timeout: 20_000 }).toBe('250');
		expect(await server.stop()).toBe(0);
	});

	/** Opens connections and sends a request on each. @returns How many of them are responded to. */
	async function open(count: number) {
		const connections = await Promise.all(Array.from({ length: count }, () => openRaw(server.url)));
		const responses = connections.map((one) => {
			one.send('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
			return one.response().then(
				({ status }) => status,
				() => 'refused',
			);
		});
		const accepted = (await Promise.all(responses)).filter((status) => status === 200).length;
		const close = () => connections.map(({ socket }) => socket.destroy());
		return { accepted, close };
	}

	test('counts the connections of all threads together', async () => {
		await start({ MAX_CONNECTIONS: '10' });
		const { accepted, close } = await open(30);
		expect(accepted).toBe(10);
		expect(server.printed()).toContain('"reason":"MAX_CONNECTIONS"');
		close();
		const status = () =>
			get('/').then(
				({ status }) => status,
				() => 'refused',
			);
		await expect.poll(status).toBe(200);
	});

	test('counts those of one client on all threads together, and forgets those of a thread that ends', async () => {
		await start({ ...withFaults, MAX_CONNECTIONS_PER_CLIENT: '6', TRUSTED_PROXIES: '0' });
		const first = await open(12);
		expect(first.accepted).toBe(6);
		first.close();
		const fault = async () => {
			await get('/?throw').catch(() => undefined);
			return lines('worker_crash');
		};
		await expect.poll(fault).toBeGreaterThan(0);
		await expect.poll(() => threads().catch(() => []), { timeout: 10_000 }).toHaveLength(2);
		const second = await open(12);
		expect(second.accepted).toBe(6);
		second.close();
	});

	test('responds in every thread to what was sent when it is to end', async () => {
		await start();
		const connections = await Promise.all(Array.from({ length: 16 }, () => openRaw(server.url)));
		for (const one of connections) one.send('GET /api/launch_periods HTTP/1.1\r\nHost: a\r\n');
		expect((await get('/')).status).toBe(200);
		const ended = server.stop();
		await expect
			.poll(() =>
				get('/').then(
					() => 'open',
					() => 'refused',
				),
			)
			.toBe('refused');
		const responses = connections.map((one) => {
			one.send('\r\n');
			return one.response();
		});
		for (const { status, headers } of await Promise.all(responses))
			expect([status, headers['connection']]).toEqual([200, 'close']);
		expect(await ended).toBe(0);
	});

	test('is refused with one sentence for another program on the port', async () => {
		await start();
		const { port } = new URL(server.url);
		await expect(
			startServer('src/hosts/node/main.ts', { OUT_DIR: out, WEB_CONCURRENCY: '2', PORT: port }),
		).rejects.toThrow(`Cannot use \`PORT=${port}\`: another program listens there.`);
		await expect(startServer('src/hosts/node/main.ts', { OUT_DIR: '/nowhere', WEB_CONCURRENCY: '2' })).rejects.toThrow(
			/main\.ts ended with 1\.\nThere is no build in `\/nowhere`/,
		);
	});
});
