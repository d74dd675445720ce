import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Decision } from '../../../src/http/ports.ts';
import { SharedLimiter } from '../../../src/http/rate-limit/shared-limiter.ts';
import { SlidingLog } from '../../../src/http/rate-limit/sliding-log.ts';

/** A store whose answers the test gives, and a clock that it turns. */
function setUp(quota = 3) {
	const now = { value: 0 };
	const clock = () => now.value;
	const answer = vi.fn<(client: string, signal: AbortSignal) => Promise<Decision>>(async () => ({ accepted: true }));
	const [onAway, onBack] = [vi.fn(), vi.fn()];
	const memory = new SlidingLog({ quota, clock });
	const limiter = new SharedLimiter({ store: { take: answer }, memory, clock, onAway, onBack });
	return { now, answer, onAway, onBack, limiter };
}

const gone = async () => {
	throw new Error('gone');
};
const settled = () => new Promise((done) => setImmediate(done));

describe('SharedLimiter', () => {
	test('decides from memory when the store fails, and tells once', async () => {
		const { limiter, answer, onAway } = setUp();
		answer.mockImplementation(gone);
		const decisions = await Promise.all(['a', 'a', 'a', 'a', 'b'].map((client) => limiter.take(client)));
		expect(decisions.map(({ accepted }) => accepted)).toEqual([true, true, true, false, true]);
		expect(onAway.mock.calls.map(([error]) => String(error))).toEqual(['Error: gone']);
	});

	test('does not count in memory what the store refuses', async () => {
		const { limiter, answer } = setUp(1);
		answer.mockResolvedValueOnce({ accepted: false, retryAfterSeconds: 1 });
		await limiter.take('a');
		answer.mockImplementation(gone);
		expect(await limiter.take('a')).toEqual({ accepted: true });
	});

	test('asks a store that is away twice a second, and keeps nobody waiting', async () => {
		const { limiter, answer, now, onAway } = setUp(1_000);
		answer.mockImplementation(gone);
		await limiter.take('a');
		answer.mockImplementation(() => new Promise(() => {}));
		for (now.value = 0; now.value < 2_000; now.value += 10) await limiter.take('a');
		expect(answer.mock.calls.length).toBe(1 + 3);
		expect(onAway).toHaveBeenCalledTimes(1);
	});

	test('returns to the store by itself, and tells once', async () => {
		const { limiter, answer, now, onAway, onBack } = setUp();
		answer.mockImplementation(gone);
		await limiter.take('a');
		now.value = 500;
		await limiter.take('a');
		await settled();
		expect(onBack).not.toHaveBeenCalled();
		answer.mockImplementation(async () => ({ accepted: true }));
		now.value = 1_000;
		await limiter.take('a');
		await settled();
		expect(onBack).toHaveBeenCalledTimes(1);
		answer.mockResolvedValueOnce({ accepted: false, retryAfterSeconds: 2 });
		expect(await limiter.take('c')).toEqual({ accepted: false, retryAfterSeconds: 2 });
		answer.mockImplementation(gone);
		await limiter.take('b');
		expect(onAway).toHaveBeenCalledTimes(2);
	});

	test('gives nobody a second quota when the store comes back without its data', async () => {
		const { limiter, answer, now, onBack } = setUp();
		answer.mockImplementation(gone);
		for (let count = 0; count < 3; count++) expect(await limiter.take('a')).toEqual({ accepted: true });
		answer.mockImplementation(async () => ({ accepted: true }));
		now.value = 500;
		await limiter.take('b');
		await settled();
		expect(onBack).toHaveBeenCalledTimes(1);
		expect(await limiter.take('a')).toEqual({ accepted: false, retryAfterSeconds: 60 });
		now.value = 60_000;
		expect(await limiter.take('a')).toEqual({ accepted: true });
	});

	test('does not take to the store what the memory rejects', async () => {
		const { limiter, answer } = setUp(2);
		for (let count = 0; count < 5; count++) await limiter.take('a');
		expect(answer).toHaveBeenCalledTimes(2);
	});

	test('is back with the first reply that comes late', async () => {
		const { limiter, answer, onAway, onBack } = setUp();
		const reply = Promise.withResolvers<Decision>();
		answer.mockReturnValueOnce(reply.promise);
		expect(await limiter.take('a')).toEqual({ accepted: true });
		expect([onAway.mock.calls.length, onBack.mock.calls.length]).toEqual([1, 0]);
		reply.resolve({ accepted: true });
		await settled();
		expect(onBack).toHaveBeenCalledTimes(1);
	});

	test('accepts no more than a quota in any window, for any arrivals and whatever the store does', async () => {
		const event = fc.record({
			gap: fc.integer({ min: 0, max: 20_000 }),
			store: fc.constantFrom('accepts', 'rejects', 'fails'),
			requests: fc.integer({ min: 1, max: 6 }),
		});
		await fc.assert(
			fc.asyncProperty(fc.array(event, { maxLength: 60 }), async (events) => {
				const { limiter, answer, now } = setUp(4);
				const accepted: number[] = [];
				for (const { gap, store, requests } of events) {
					now.value += gap;
					answer.mockImplementation(async () => {
						if (store === 'fails') throw new Error('gone');
						return store === 'accepts' ? { accepted: true } : { accepted: false, retryAfterSeconds: 1 };
					});
					const decisions = await Promise.all(Array.from({ length: requests }, () => limiter.take('a')));
					for (const decision of decisions) if (decision.accepted) accepted.push(now.value);
					await settled();
				}
				for (const [index, start] of accepted.entries()) {
					expect(accepted.slice(index).filter((time) => time < start + 60_000).length).toBeLessThanOrEqual(4);
				}
			}),
		);
	});
});
