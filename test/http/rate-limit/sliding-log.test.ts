import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import { clientKey, SlidingLog } from '../../../src/http/rate-limit/sliding-log.ts';

const { quota: ownQuota, windowSeconds } = rateLimit;
const windowMilliseconds = windowSeconds * 1_000;

function memoryInUse(): number {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
	return process.memoryUsage().heapUsed;
}

function limiterAt(quota: number = ownQuota, maximumClients = 1_000) {
	const clock = { now: 0 };
	const overflows: string[] = [];
	const onOverflow = (message: string) => overflows.push(message);
	const limiter = new SlidingLog({ quota, clock: () => clock.now, maximumClients, onOverflow });
	return { clock, limiter, overflows };
}

describe('SlidingLog', () => {
	test('accepts the quota at once, and one more exactly when the oldest leaves the window', () => {
		const { clock, limiter } = limiterAt();
		for (let count = 0; count < ownQuota; count++) expect(limiter.take('a')).toEqual({ accepted: true });
		expect(limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: windowSeconds });
		clock.now = windowMilliseconds - 1;
		expect(limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: 1 });
		clock.now = windowMilliseconds;
		expect(limiter.take('a')).toEqual({ accepted: true });
	});

	test('never accepts more than the quota in any window, and tells the exact wait, for any clients and arrivals', () => {
		const request = fc.record({
			client: fc.constantFrom('192.0.2.1', '192.0.2.2', '2001:db8:0:1::/64', 'x'),
			gap: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9_000 })),
		});
		fc.assert(
			fc.property(fc.array(request, { maxLength: 400 }), fc.integer({ min: 1, max: 20 }), (requests, quota) => {
				const { clock, limiter, overflows } = limiterAt(quota, 4);
				const accepted = new Map<string, number[]>();
				for (const { client, gap } of requests) {
					clock.now += gap;
					const times = accepted.get(client) ?? [];
					const oldest = times.at(-quota);
					// The law, written down independently: a request is free when the quota-th last accepted one is a window old.
					const isFree = oldest === undefined || clock.now - oldest >= windowMilliseconds;
					const seconds = Math.ceil((windowMilliseconds - (clock.now - (oldest ?? 0))) / 1_000);
					const expected = isFree ? { accepted: true } : { accepted: false, retryAfterSeconds: Math.max(1, seconds) };
					expect(limiter.take(client)).toEqual(expected);
					if (isFree) accepted.set(client, [...times, clock.now]);
				}
				expect(overflows).toEqual([]);
			}),
			{ numRuns: 200 },
		);
	});

	test('forgets the clients that came longest ago above its cap, and says so once in a window', () => {
		const { clock, limiter, overflows } = limiterAt(1, 2);
		for (const client of ['a', 'b', 'c', 'd']) limiter.take(client);
		expect(overflows).toEqual([]);
		for (const client of ['e', 'f', 'g', 'h', 'i']) {
			clock.now += 1;
			limiter.take(client);
		}
		const message = `More than 2 clients within ${windowSeconds} seconds: the rate limit forgets the oldest ones.`;
		expect(overflows).toEqual([message]);
		expect(['i', 'h', 'g', 'a'].map((client) => limiter.take(client).accepted)).toEqual([false, false, false, true]);
	});

	test('has room again for what has expired, and says nothing', () => {
		const { clock, limiter, overflows } = limiterAt(1, 2);
		for (const clients of ['ab', 'cd', 'ef']) {
			expect([...clients].map((client) => limiter.take(client).accepted)).toEqual([true, true]);
			clock.now += windowMilliseconds;
		}
		expect(overflows).toEqual([]);
	});

	test('takes 1.5 KB for each client of two full generations, and no more for others', () => {
		const { clock, limiter } = limiterAt(ownQuota, 5_000);
		const before = memoryInUse();
		const flood = (group: number, requests: number) => {
			for (let count = 0; count < requests; count++) {
				clock.now += 0.01;
				for (let client = 0; client < 5_000; client++) limiter.take(`2001:db8:${group}:${client.toString(16)}::/64`);
			}
		};
		flood(0, ownQuota);
		flood(1, ownQuota);
		expect(memoryInUse() - before).toBeLessThan(10_000 * 1_500);
		for (let group = 2; group < 20; group++) flood(group, 1);
		expect(memoryInUse() - before).toBeLessThan(10_000 * 1_500);
	});
});

describe('clientKey', () => {
	test.for([
		['192.0.2.1', '192.0.2.1'],
		['::FFFF:c000:0201', '192.0.2.1'],
		['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
		['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
		['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
		['2001:db8::1', '2001:db8:0:0::/64'],
		['::1', '0:0:0:0::/64'],
		['fe80::1%eth0', 'fe80:0:0:0::/64'],
		['not an address', 'not an address'],
		['', ''],
	] as const)('of %s is %s', ([address, key]) => {
		expect(clientKey(address)).toBe(key);
	});

	test('is one for all addresses of a /64, and another outside of it', () => {
		const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16));
		const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
		fc.assert(
			fc.property(half, half, half, half, (network, a, b, other) => {
				fc.pre(network !== other);
				expect(clientKey(`${network}:${a}`)).toBe(clientKey(`${network}:${b}`));
				expect(clientKey(`${network}:${a}`)).not.toBe(clientKey(`${other}:${a}`));
			}),
		);
	});
});
