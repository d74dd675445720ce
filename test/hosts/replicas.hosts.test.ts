import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { rateLimit } from '../../src/contract/limits.ts';
import { describeWith } from '../support/describe-with.ts';
import { RedisProcess } from '../support/redis-process.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let redis: RedisProcess;
let servers: readonly ServerProcess[] = [];

const start = () =>
	startServer('scripts/serve.ts', { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1', REDIS_URL: redis.url });

let turns = 0;

async function send(client: string, server = servers[turns++ % servers.length]) {
	const response = await fetch(`${server?.url}/api/products/love`, { headers: { 'x-forwarded-for': client } });
	await response.body?.cancel();
	return { status: response.status, wait: Number(response.headers.get('retry-after')) };
}

let clients = 0;
const newClient = () => `192.0.2.${clients++}`;

const { quota } = rateLimit;

/** How many of some requests, sent at once, are accepted by all servers together. */
async function acceptedOf(client: string, requests: number): Promise<number> {
	const responses = await Promise.all(Array.from({ length: requests }, () => send(client)));
	return responses.filter(({ status }) => status === 200).length;
}

const timesSaid = (event: string) => servers.map(({ printed }) => printed().split(`"event":"${event}"`).length - 1);

/** Waits until every server has said something once more, and sends requests meanwhile, by which it finds out. */
async function everyServerSays(event: string, before: readonly number[]): Promise<void> {
	const probe = async () => {
		await Promise.all(servers.map(() => send(newClient())));
		return timesSaid(event);
	};
	await expect.poll(probe, { timeout: 5_000, interval: 100 }).toEqual(before.map((count) => count + 1));
}

/** Sends requests of many clients, on each of eight ways, until it is stopped; gives the statuses of their responses. */
function load() {
	const statuses = new Set<number>();
	let running = true;
	let client = 0;
	const way = async () => {
		while (running) statuses.add((await send(`10.200.${(client >> 8) & 255}.${client++ & 255}`)).status);
	};
	const ways = Promise.all(Array.from({ length: 8 }, way));
	return async () => {
		running = false;
		await ways;
		return [...statuses];
	};
}

describeWith(['redis'], 'three servers with one Redis', () => {
	beforeAll(async () => {
		redis = await RedisProcess.start();
		servers = await Promise.all([start(), start(), start()]);
	});
	afterAll(async () => {
		for (const server of servers) expect(await server.stop()).toBe(0);
		await redis.kill();
	});

	test('give a client a quota each while it is killed, and share again when it is back, empty', async () => {
		const [away, back] = [timesSaid('limiter_store_away'), timesSaid('limiter_store_back')];
		const stop = load();
		await redis.kill();
		await everyServerSays('limiter_store_away', away);
		const client = newClient();
		expect(await acceptedOf(client, 4 * quota)).toBe(3 * quota);
		await redis.restart();
		await everyServerSays('limiter_store_back', back);
		expect(await acceptedOf(client, 300)).toBe(0);
		expect(await acceptedOf(newClient(), quota + 30)).toBe(quota);
		expect(await stop()).toEqual([200]);
	});

	test('write no address of a client into Redis or their logs', async () => {
		const direct = redis.client();
		const keys = await direct.keys('*');
		direct.disconnect();
		expect(keys).not.toHaveLength(0);
		for (const key of keys) expect(key).toMatch(/^launch-catalog:rate:[A-Za-z0-9_-]{22}$/);
		expect(servers.map(({ printed }) => printed()).join()).not.toMatch(/192\.0\.2\.|10\.200\./);
	});

	test('start without it, say so once, and share as soon as it is there', async () => {
		await redis.kill();
		const late = await start();
		const limiter = async () => (await (await fetch(`${late.url}/health`)).json()).limiter;
		expect(late.printed()).toContain('limiter_store_away');
		expect(await limiter()).toBe('away');
		const said = async (event: string) => {
			expect((await send(newClient(), late)).status).toBe(200);
			return late.printed().split(event).length - 1;
		};
		await expect.poll(() => said('limiter_store_away')).toBe(1);
		await redis.restart();
		await expect.poll(() => said('limiter_store_back'), { timeout: 5_000 }).toBe(1);
		expect(await said('limiter_store_away')).toBe(1);
		expect(await limiter()).toBe('connected');
		expect(await late.stop()).toBe(0);
	});
});
