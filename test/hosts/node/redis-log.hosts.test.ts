import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import { connectRedis } from '../../../src/hosts/node/limiter.ts';
import { clientNames, redisRestStore, script } from '../../../src/http/rate-limit/redis-log.ts';
import type { LimiterStore } from '../../../src/http/rate-limit/shared-limiter.ts';
import { describeWith } from '../../support/describe-with.ts';
import { freePort, RedisProcess } from '../../support/redis-process.ts';

let redis: RedisProcess;
let direct: Redis;
let names = 0;
const client = () => `client-${names++}`;

describeWith(['redis'], 'the sliding log in Redis', () => {
	beforeAll(async () => {
		redis = await RedisProcess.start();
		direct = redis.client();
	});
	afterAll(async () => {
		direct.disconnect();
		await redis.kill();
	});

	/** Takes without a timeout. */
	const take = (store: LimiterStore, name: string) => store.take(name, new AbortController().signal);

	test('tells why there is no connection', async () => {
		const away = await connectRedis(`redis://127.0.0.1:${await freePort()}`);
		await expect(take(away, client())).rejects.toThrow('ECONNREFUSED');
		away.close();
		await direct.config('SET', 'requirepass', 'right');
		const stranger = await connectRedis(redis.url.replace('//', '//:wrong@'));
		await expect(take(stranger, client())).rejects.toThrow('WRONGPASS');
		stranger.close();
		await direct.config('SET', 'requirepass', '');
	});

	test('holds in any window, whenever requests come', async () => {
		const [quota, window] = [5, 60];
		await fc.assert(
			fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 30 }), async (pauses) => {
				const key = client();
				const accepted: number[] = [];
				for (const pause of pauses) {
					await setTimeout(pause);
					// In one transaction: on a busy machine the key is gone before a second command.
					const answers = await direct.multi().eval(script, 1, key, quota, window).lindex(key, -1).exec();
					const [wait, latest] = answers?.map(([, answer]) => Number(answer)) ?? [];
					if (wait === 0) accepted.push(latest ?? Number.NaN);
					else expect(wait).toBeLessThanOrEqual(window);
				}
				for (const [index, time] of accepted.entries()) {
					const sixth = accepted[index + quota];
					if (sixth !== undefined) expect(sixth - time).toBeGreaterThanOrEqual(window);
				}
			}),
			{ numRuns: 12 },
		);
	});

	test('goes on where it was when the clock of the server has been set back', async () => {
		const key = client();
		const future = Date.now() + 3_600_000;
		await direct.rpush(key, future - 20_000, future - 10_000, future);
		const wait = Number(await direct.eval(script, 1, key, 3, 60_000));
		expect(wait).toBe(60_000 - 20_000);
		expect(Number(await direct.lindex(key, -1))).toBeLessThanOrEqual(Date.now());
		expect(await direct.pttl(key)).toBeLessThanOrEqual(60_000);
		expect(await direct.eval(script, 1, key, 4, 60_000)).toBe(0);
	});

	test('keeps a prefixed key for a window, and little in it', async () => {
		const store = await connectRedis(redis.url);
		const name = client();
		const decisions = [];
		for (let count = 0; count <= rateLimit.quota; count++) decisions.push(await take(store, name));
		expect(decisions.slice(-2)).toEqual([
			{ accepted: true },
			{ accepted: false, retryAfterSeconds: rateLimit.windowSeconds },
		]);
		const key = `launch-catalog:rate:${await clientNames('')(name)}`;
		expect(await direct.llen(key)).toBe(rateLimit.quota);
		const left = await direct.pttl(key);
		expect(left).toBeGreaterThan(0);
		expect(left).toBeLessThanOrEqual(rateLimit.windowSeconds * 1_000);
		expect(Number(await direct.memory('USAGE', key))).toBeLessThan(4_096);
		store.close();
	});

	describe('over HTTP', () => {
		let server: Server;
		let url: string;
		let misbehave: ((send: (status: number, text: string) => void) => void) | undefined;

		beforeAll(async () => {
			server = createServer(async (request, response) => {
				const send = (status: number, answer: string) => void response.writeHead(status).end(answer);
				const body = await text(request);
				if (misbehave) return misbehave(send);
				if (request.headers.authorization !== 'Bearer secret') return send(401, '{"error":"Unauthorized"}');
				const [command = '', ...args] = JSON.parse(body) as string[];
				send(200, JSON.stringify({ result: await direct.call(command, ...args) }));
			}).listen(0, '127.0.0.1');
			await once(server, 'listening');
			url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		});
		afterAll(() => {
			server.closeAllConnections();
			server.close();
		});

		test('counts in the same log', async () => {
			const name = client();
			const http = redisRestStore({ url, token: 'secret', quota: 4 });
			const tcp = await connectRedis(redis.url, { quota: 4 });
			const decisions = [await take(http, name), await take(tcp, name), await take(http, name), await take(tcp, name)];
			expect(decisions).toEqual(Array.from({ length: 4 }, () => ({ accepted: true })));
			expect(await take(http, name)).toEqual({ accepted: false, retryAfterSeconds: rateLimit.windowSeconds });
			tcp.close();
		});

		test('fails with a wrong token', async () => {
			await expect(take(redisRestStore({ url, token: 'wrong' }), 'a')).rejects.toThrow(
				'responded with 401: Unauthorized',
			);
		});

		test.for([
			['an error', 200, '{"error":"OOM"}', 'OOM'],
			['a page', 502, '<h1>Bad gateway</h1>', 'JSON'],
			['another type', 200, '{"result":"OK"}', 'Redis replied "OK"'],
			['nothing', 200, '{}', 'Redis replied undefined'],
			['a wait beyond a window', 200, '{"result":60001}', 'Redis replied 60001'],
		] as const)('fails over %s', async ([, status, text, message]) => {
			misbehave = (send) => send(status, text);
			await expect(take(redisRestStore({ url, token: 'secret' }), 'a')).rejects.toThrow(message);
			misbehave = undefined;
		});

		test('gives up when the signal ends', async () => {
			misbehave = () => {};
			const abort = new AbortController();
			const waiting = redisRestStore({ url, token: 'secret' }).take('a', abort.signal);
			abort.abort(new Error('There was no reply.'));
			await expect(waiting).rejects.toThrow('There was no reply.');
			misbehave = undefined;
		});
	});
});

test('a connection to Redis that goes silent is given up, with the commands that wait on it', async () => {
	let silent = false;
	let connections = 0;
	// Replies to each command of the handshake, and then to none.
	const server = createTcpServer((socket) => {
		connections++;
		socket.on('error', () => {});
		socket.on('data', (data: Buffer) => {
			if (!silent) socket.write('+OK\r\n'.repeat(data.toString().match(/^\*/gm)?.length ?? 0));
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const store = await connectRedis(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`, {}, 100);
	silent = true;
	const taken = store.take('client', new AbortController().signal);
	await expect(taken).rejects.toThrow();
	await expect.poll(() => connections).toBeGreaterThan(1);
	store.close();
	server.close();
});
