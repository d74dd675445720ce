import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { describeWith } from '../support/describe-with.ts';
import { RedisProcess } from '../support/redis-process.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

let redis: RedisProcess;
let servers: ServerProcess[] = [];

/** Starts servers that share the limit. */
async function startReplicas(count: number): Promise<void> {
	const settings = { OUT_DIR: inject('release'), TRUSTED_PROXIES: '1', REDIS_URL: redis.url };
	const start = () => startServer('scripts/serve.ts', settings);
	servers = await Promise.all(Array.from({ length: count }, start));
}

let turns = 0;

/** Sends a request of a client to the servers in turn. */
async function status(
	client: string,
	server = servers[turns++ % servers.length],
): Promise<{ status: number; wait: number }> {
	const answer = await fetch(`${server?.url}/api/products/love`, { headers: { 'x-forwarded-for': client } });
	await answer.body?.cancel();
	return { status: answer.status, wait: Number(answer.headers.get('retry-after')) };
}

/** How many requests of a client that nobody has seen are accepted by all servers together. */
let fresh = 0;
const newClient = () => `192.0.2.${fresh++}`;

/** How many of some requests, sent at once, are accepted by all servers together. */
async function acceptedOf(client: string, requests: number): Promise<number> {
	const answers = await Promise.all(Array.from({ length: requests }, () => status(client)));
	return answers.filter((answer) => answer.status === 200).length;
}

const quotaOfOne = () => acceptedOf(newClient(), 150);

/** Waits until every server has said something, and sends requests of others meanwhile, which it takes to find out. */
async function everyServerSays(event: string): Promise<void> {
	const saying = () => servers.filter(({ printed }) => printed().includes(`"event":"${event}"`)).length;
	const probe = async () => {
		await acceptedOf('203.0.113.1', servers.length);
		return saying();
	};
	await expect.poll(probe, { timeout: 5_000, interval: 100 }).toBe(servers.length);
}

/** Sends requests of many clients, one after the other on each of eight ways, until it is told to stop. */
function load() {
	const statuses = new Map<number, number>();
	let running = true;
	let client = 0;
	const way = async () => {
		while (running) {
			const answer = await status(`10.200.${(client >> 8) & 255}.${client++ & 255}`);
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
		}
	};
	const ways = Promise.all(Array.from({ length: 8 }, way));
	return async () => {
		running = false;
		await ways;
		return statuses;
	};
}

describeWith(['redis'], 'replicas with one Redis', () => {
	beforeAll(async () => {
		redis = await RedisProcess.start();
	});
	afterEach(async () => {
		for (const server of servers.splice(0)) expect(await server.stop()).toBe(0);
	});
	afterAll(() => redis.kill());

	test('four of them accept exactly 120 requests of each of 10 clients', async () => {
		await startReplicas(4);
		const all = Array.from({ length: 10 }, (_, index) => `10.0.0.${index}`);
		const queue = Array.from({ length: 130 }, () => all).flat();
		const answers: { client: string; status: number; wait: number }[] = [];
		const way = async () => {
			for (let client = queue.pop(); client; client = queue.pop()) answers.push({ client, ...(await status(client)) });
		};
		await Promise.all(Array.from({ length: 32 }, way));
		for (const client of all) {
			const own = answers.filter((answer) => answer.client === client);
			expect(own.filter((answer) => answer.status === 200)).toHaveLength(120);
			for (const { wait } of own.filter((answer) => answer.status === 429)) {
				expect(wait).toBeGreaterThanOrEqual(1);
				expect(wait).toBeLessThanOrEqual(60);
			}
		}
	});

	test.for([
		['killed and started again', () => redis.kill(), () => redis.restart()],
		['stopped and continued', async () => redis.freeze(), async () => redis.thaw()],
	] as const)('go on while it is %s, and share again', async ([, leave, comeBack]) => {
		await startReplicas(2);
		expect(await quotaOfOne()).toBe(120);
		const stop = load();
		await leave();
		await expect
			.poll(() => servers.map(({ printed }) => printed().includes('limiter_store_away')))
			.toEqual([true, true]);
		// Each server counts by itself now.
		expect(await quotaOfOne()).toBe(150);
		await comeBack();
		await expect
			.poll(() => servers.map(({ printed }) => printed().includes('limiter_store_back')), { timeout: 2_000 })
			.toEqual([true, true]);
		expect(await quotaOfOne()).toBe(120);
		const statuses = await stop();
		expect([...statuses.keys()]).toEqual([200]);
		for (const { printed } of servers) expect(printed().match(/limiter_store_away/g)).toHaveLength(1);
	});

	test('give a client a quota each while it is away and none after it, and write its address nowhere', async () => {
		await startReplicas(2);
		await redis.kill();
		await everyServerSays('limiter_store_away');
		const client = newClient();
		expect(await acceptedOf(client, 300)).toBe(120 * 2);
		await redis.restart();
		await everyServerSays('limiter_store_back');
		expect(await acceptedOf(client, 300)).toBe(0);
		expect(await quotaOfOne()).toBe(120);
		const direct = redis.client();
		const keys = await direct.keys('*');
		direct.disconnect();
		for (const key of keys) expect(key).toMatch(/^launch-catalog:rate:[A-Za-z0-9_-]{22}$/);
		expect(servers.map(({ printed }) => printed()).join()).not.toMatch(/192\.0\.2\.|203\.0\.113\.1/);
	});

	test('count together when one of them stands still while Redis replies to it', async () => {
		await startReplicas(2);
		const send = (server: ServerProcess | undefined, client: string) =>
			status(client, server).then((answer) => answer.status);
		const hundred = (server: ServerProcess | undefined, client: string) =>
			Array.from({ length: 100 }, () => send(server, client));
		const [stopped, other] = servers;
		for (let round = 0; round < 3; round++) {
			const client = newClient();
			const first = hundred(stopped, client);
			// With the first of its answers, others are under way between it and Redis.
			await Promise.race(first);
			stopped?.process.kill('SIGSTOP');
			const second = await Promise.all(hundred(other, client));
			// Longer than a silent store is waited for.
			await setTimeout(150);
			stopped?.process.kill('SIGCONT');
			const statuses = [...(await Promise.all(first)), ...second];
			expect(statuses.filter((code) => code === 200)).toHaveLength(120);
		}
		for (const { printed } of servers) expect(printed()).not.toContain('limiter_store');
	});

	test('begin to count anew when it is flushed, each within its own memory, and lose no request', async () => {
		await startReplicas(2);
		const stop = load();
		const client = newClient();
		expect(await acceptedOf(client, 150)).toBe(120);
		await redis.flush();
		expect(await acceptedOf(client, 400)).toBeLessThanOrEqual(120);
		expect(await acceptedOf(client, 100)).toBe(0);
		expect(await quotaOfOne()).toBe(120);
		expect([...(await stop()).keys()]).toEqual([200]);
		for (const { printed } of servers) expect(printed()).not.toContain('limiter_store');
	});

	test('start without it, say so once, and share as soon as it is there', async () => {
		await redis.kill();
		await startReplicas(2);
		expect(await quotaOfOne()).toBe(150);
		await redis.restart();
		await expect.poll(quotaOfOne, { timeout: 2_000, interval: 200 }).toBe(120);
		for (const { printed } of servers) expect(printed().match(/limiter_store_away/g)).toHaveLength(1);
	});
});
