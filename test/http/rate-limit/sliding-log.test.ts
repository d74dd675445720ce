import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SlidingLog } from '../../../src/http/rate-limit/sliding-log.ts';

const windowMilliseconds = 60_000;

/** Bytes that are still reachable, in the heap and outside of it. */
function memoryInUse(): number {
	setFlagsFromString('--expose-gc');
	(runInNewContext('gc') as () => void)();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}

/** A limiter under a clock that the test turns. */
function limiterAt(quota = 120, maximumClients = 1_000, maximumRequests = 100_000) {
	const clock = { now: 0 };
	const overflows = { count: 0 };
	const limiter = new SlidingLog({
		quota,
		windowMilliseconds,
		clock: () => clock.now,
		maximumClients,
		maximumRequests,
		onOverflow: () => overflows.count++,
	});
	return { clock, limiter, overflows };
}

describe('SlidingLog', () => {
	test('accepts the quota at once, and one more exactly when the oldest leaves the window', () => {
		const { clock, limiter } = limiterAt();
		for (let count = 0; count < 120; count++) expect(limiter.take('a')).toEqual({ accepted: true });
		expect(limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: 60 });
		clock.now = 59_999;
		expect(limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: 1 });
		clock.now = 60_000;
		expect(limiter.take('a')).toEqual({ accepted: true });
	});

	test('never accepts more than the quota in any window, and tells the exact wait, for any arrivals', () => {
		const gaps = fc.array(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 20_000 })), {
			minLength: 1,
			maxLength: 600,
		});
		fc.assert(
			fc.property(gaps, fc.integer({ min: 1, max: 120 }), (delays, quota) => {
				const { clock, limiter } = limiterAt(quota);
				const accepted: number[] = [];
				for (const delay of delays) {
					clock.now += delay;
					const decision = limiter.take('a');
					const oldest = accepted.at(-quota);
					// The law, written down independently: a request is free when the quota-th last accepted one is 60 s old.
					expect(decision.accepted).toBe(oldest === undefined || clock.now - oldest >= windowMilliseconds);
					if (decision.accepted) accepted.push(clock.now);
					else {
						const wait = windowMilliseconds - (clock.now - (oldest ?? 0));
						expect(decision.retryAfterSeconds).toBe(Math.max(1, Math.ceil(wait / 1_000)));
					}
				}
				for (const [index, start] of accepted.entries()) {
					const within = accepted.slice(index).filter((time) => time < start + windowMilliseconds);
					expect(within.length).toBeLessThanOrEqual(quota);
				}
			}),
			{ numRuns: 200 },
		);
	});

	test('forgets clients whose log has expired, and nobody else, below its cap', () => {
		const { clock, limiter, overflows } = limiterAt(1, 10);
		for (let client = 0; client < 10; client++) limiter.take(`early-${client}`);
		clock.now = 60_000;
		limiter.take('late');
		expect([limiter.size, overflows.count]).toEqual([1, 0]);
		expect(limiter.take('late').accepted).toBe(false);
	});

	test('forgets the client that was accepted longest ago above its cap, and says so', () => {
		const { clock, limiter, overflows } = limiterAt(1, 2);
		for (const client of ['a', 'b', 'c']) {
			clock.now += 1;
			limiter.take(client);
		}
		expect([limiter.size, overflows.count]).toEqual([2, 1]);
		expect(limiter.take('c').accepted).toBe(false);
		expect(limiter.take('b').accepted).toBe(false);
		expect(limiter.take('a').accepted).toBe(true);
	});

	test('forgets the oldest requests above its cap of requests, and says so for each', () => {
		const { clock, limiter, overflows } = limiterAt(1, 10, 3);
		for (const client of ['a', 'b', 'c', 'd', 'e']) {
			clock.now += 1;
			limiter.take(client);
		}
		expect([limiter.size, overflows.count]).toEqual([3, 2]);
		expect(['a', 'b', 'c', 'd', 'e'].map((client) => limiter.check(client).accepted)).toEqual([
			...[true, true],
			...[false, false, false],
		]);
	});

	test('has room again for what has expired, above both caps', () => {
		const { clock, limiter, overflows } = limiterAt(2, 4, 4);
		for (const client of ['a', 'b', 'c', 'd']) limiter.take(client);
		clock.now = 60_000;
		for (const client of ['e', 'f', 'g', 'h']) limiter.take(client);
		expect([limiter.size, overflows.count]).toEqual([4, 0]);
	});

	test('clears away no more than a few expired requests with one that it accepts', () => {
		const { clock, limiter } = limiterAt(120, 10_000);
		for (let client = 0; client < 1_000; client++) limiter.take(`192.0.2.${client}`);
		clock.now = 60_000;
		const sizes = [1, 2, 3].map(() => {
			limiter.take('198.51.100.1');
			return limiter.size;
		});
		expect(sizes).toEqual([985, 969, 953]);
	});

	test('remembers a million distinct clients within a minute in 130 MiB', () => {
		const before = memoryInUse();
		const { clock, limiter, overflows } = limiterAt(120, 1_000_000, 2_000_000);
		for (let client = 0; client < 1_000_000; client++) {
			clock.now += 0.05;
			limiter.take(`2001:db8:${(client >> 16).toString(16)}:${(client & 0xffff).toString(16)}::/64`);
		}
		expect([limiter.size, overflows.count]).toEqual([1_000_000, 0]);
		expect(memoryInUse() - before).toBeLessThan(130 * 1_048_576);
		for (let client = 0; client < 1_000_000; client++) {
			clock.now += 0.05;
			limiter.take(`192.${client >> 16}.${(client >> 8) & 255}.${client & 255}`);
		}
		expect(limiter.size).toBeLessThanOrEqual(1_000_000);
		expect(memoryInUse() - before).toBeLessThan(130 * 1_048_576);
	});
});
