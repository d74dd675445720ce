import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rateLimit } from '../../../src/contract/limits.ts';
import type { Decision } from '../../../src/http/ports.ts';
import { SharedLimiter } from '../../../src/http/rate-limit/shared-limiter.ts';
import { SlidingLog } from '../../../src/http/rate-limit/sliding-log.ts';

/** A store whose replies the test gives, and a clock that it turns. */
function setUp(quota = 3) {
	const now = { value: 0 };
	const clock = () => now.value;
	const reply = vi.fn<(client: string, signal: AbortSignal) => Promise<Decision>>(async () => ({ accepted: true }));
	const [onAway, onBack] = [vi.fn(), vi.fn()];
	const memory = new SlidingLog({ quota, clock });
	const limiter = new SharedLimiter({ store: { take: reply }, memory, clock, onAway, onBack });
	return { now, reply, onAway, onBack, limiter };
}

const gone = async () => {
	throw new Error('gone');
};
const settled = () => new Promise((done) => setImmediate(done));

afterEach(() => void vi.useRealTimers());

describe('SharedLimiter', () => {
	test('decides from memory when the store fails, and reports it once', async () => {
		const { limiter, reply, onAway } = setUp();
		reply.mockImplementation(gone);
		const decisions = await Promise.all(['a', 'a', 'a', 'a', 'b'].map((client) => limiter.take(client)));
		expect(decisions.map(({ accepted }) => accepted)).toEqual([true, true, true, false, true]);
		expect(onAway.mock.calls.map(([error]) => String(error))).toEqual(['Error: gone']);
	});

	test('does not count in memory what the store refuses', async () => {
		const { limiter, reply } = setUp(1);
		reply.mockResolvedValueOnce({ accepted: false, retryAfterSeconds: 1 });
		await limiter.take('a');
		reply.mockImplementation(gone);
		expect(await limiter.take('a')).toEqual({ accepted: true });
	});

	test('tries a store that is away twice a second, and keeps nobody waiting', async () => {
		const { limiter, reply, now, onAway } = setUp(1_000);
		reply.mockImplementation(gone);
		await limiter.take('a');
		vi.useFakeTimers();
		reply.mockImplementation(() => new Promise(() => {}));
		for (now.value = 0; now.value < 2_000; now.value += 10) await limiter.take('a');
		expect(reply).toHaveBeenCalledTimes(1 + 3);
		expect(onAway).toHaveBeenCalledTimes(1);
	});

	test('says whether the store replies, and tries it for that twice a second', async () => {
		const { limiter, reply, now, onAway, onBack } = setUp();
		reply.mockImplementation(gone);
		const times = [0, 499, 500, 1_000];
		const connected: boolean[] = [];
		for (now.value of times) {
			if (now.value === 1_000) reply.mockImplementation(async () => ({ accepted: true }));
			connected.push(await limiter.isConnected());
		}
		expect(connected).toEqual([false, false, false, true]);
		expect([reply, onAway, onBack].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1]);
	});

	test('tries a store that is away also for a client whose requests are used up', async () => {
		const { limiter, reply, now, onBack } = setUp(1);
		reply.mockImplementation(gone);
		await limiter.take('a');
		reply.mockImplementation(async () => ({ accepted: true }));
		now.value = 500;
		expect((await limiter.take('a')).accepted).toBe(false);
		await settled();
		expect(onBack).toHaveBeenCalledTimes(1);
	});

	test('returns to the store by itself, and gives nobody a second quota when that has lost its data', async () => {
		const { limiter, reply, now, onAway, onBack } = setUp();
		reply.mockImplementation(gone);
		for (let count = 0; count < 3; count++) expect(await limiter.take('a')).toEqual({ accepted: true });
		now.value = 500;
		await limiter.take('b');
		await settled();
		expect(onBack).not.toHaveBeenCalled();
		reply.mockImplementation(async () => ({ accepted: true }));
		now.value = 1_000;
		await limiter.take('b');
		await settled();
		expect(onBack).toHaveBeenCalledTimes(1);
		expect(await limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: rateLimit.windowSeconds - 1 });
		reply.mockResolvedValueOnce({ accepted: false, retryAfterSeconds: 2 });
		expect(await limiter.take('c')).toEqual({ accepted: false, retryAfterSeconds: 2 });
		reply.mockImplementation(gone);
		await limiter.take('b');
		expect(onAway).toHaveBeenCalledTimes(2);
	});

	test('does not take to the store what the memory rejects', async () => {
		const { limiter, reply } = setUp(2);
		for (let count = 0; count < 5; count++) await limiter.take('a');
		expect(reply).toHaveBeenCalledTimes(2);
	});

	test('gives up a store that is silent for half a second, and is back with a reply that comes late', async () => {
		vi.useFakeTimers();
		const { limiter, reply, onAway, onBack } = setUp();
		const late = Promise.withResolvers<Decision>();
		reply.mockReturnValueOnce(late.promise);
		const taken = limiter.take('a');
		await vi.advanceTimersByTimeAsync(499);
		expect(onAway).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(2);
		expect(await taken).toEqual({ accepted: true });
		expect(onAway.mock.calls.map(([error]) => String(error))).toEqual(['Error: There was no reply for 500 ms.']);
		expect(reply.mock.calls[0]?.[1].aborted).toBe(true);
		late.resolve({ accepted: true });
		await vi.advanceTimersByTimeAsync(0);
		expect(onBack).toHaveBeenCalledTimes(1);
	});

	test('finds a reply that came while this process stood still', async () => {
		const { limiter, reply, onAway } = setUp();
		// Comes over the thread pool, which the event loop reads behind its timers.
		reply.mockImplementation(async () => {
			await crypto.subtle.digest('SHA-256', new Uint8Array(1));
			return { accepted: false, retryAfterSeconds: 7 };
		});
		const taken = limiter.take('a');
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
		expect(await taken).toEqual({ accepted: false, retryAfterSeconds: 7 });
		expect(onAway).not.toHaveBeenCalled();
	});

	test('accepts no more than a quota in any window, for any arrivals and whatever the store does', async () => {
		const event = fc.record({
			gap: fc.integer({ min: 0, max: 20_000 }),
			store: fc.constantFrom('accepts', 'rejects', 'fails'),
			requests: fc.integer({ min: 1, max: 6 }),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
				const { limiter, reply, now } = setUp(4);
				const accepted: number[] = [];
				for (const { gap, store, requests } of events) {
					now.value += gap;
					reply.mockImplementation(async () => {
						if (store === 'fails') throw new Error('gone');
						return store === 'accepts' ? { accepted: true } : { accepted: false, retryAfterSeconds: 1 };
					});
					const decisions = await Promise.all(Array.from({ length: requests }, () => limiter.take('a')));
					for (const decision of decisions) if (decision.accepted) accepted.push(now.value);
					await settled();
				}
				for (const [index, start] of accepted.entries()) {
					const end = start + rateLimit.windowSeconds * 1_000;
					expect(accepted.slice(index).filter((time) => time < end).length).toBeLessThanOrEqual(4);
				}
			}),
		);
	});
});
