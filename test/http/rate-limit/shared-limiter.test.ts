import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Decision } from '../../../src/http/ports.ts';
import { SharedLimiter, SilenceTimeout } from '../../../src/http/rate-limit/shared-limiter.ts';
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

const never = () => new Promise<string>(() => {});
const ignore = () => {};

afterEach(() => {
	vi.useRealTimers();
});

/** Lets turns of the event loop pass, each of which reads what has come. */
const turns = (count: number) => vi.advanceTimersByTimeAsync(count * 10);

/** Waits for a reply under a clock that the test turns, and tells how it went. */
function waitFor(timeout: SilenceTimeout, send: () => Promise<string>, onLate = ignore) {
	const state = { is: 'waiting' };
	timeout.wait(send, onLate).then(
		(reply) => {
			state.is = reply;
		},
		(error: unknown) => {
			state.is = String(error);
		},
	);
	return state;
}

const silent = 'Error: There was no reply for 100 ms.';

describe('SilenceTimeout', () => {
	test('ends after ten turns without a reply, for all that wait', async () => {
		vi.useFakeTimers();
		const timeout = new SilenceTimeout(() => 0);
		const first = waitFor(timeout, never);
		await turns(5);
		const second = waitFor(timeout, never);
		await turns(4);
		expect([first.is, second.is]).toEqual(['waiting', 'waiting']);
		await turns(1);
		expect([first.is, second.is]).toEqual([silent, silent]);
	});

	test('begins again with each reply', async () => {
		vi.useFakeTimers();
		const timeout = new SilenceTimeout(() => 0);
		const waiting = waitFor(timeout, never);
		for (let round = 0; round < 3; round++) {
			await turns(9);
			expect(await timeout.wait(async () => 'here', ignore)).toBe('here');
		}
		await turns(9);
		expect(waiting.is).toBe('waiting');
		await turns(1);
		expect(waiting.is).toBe(silent);
	});

	test('counts from the first that waits, not from a quiet time before', async () => {
		vi.useFakeTimers();
		const timeout = new SilenceTimeout(() => 0);
		await timeout.wait(async () => 'here', ignore);
		await turns(50);
		const waiting = waitFor(timeout, never);
		await turns(9);
		expect(waiting.is).toBe('waiting');
	});

	test('passes a failure on, and ends the signal of those that it gives up', async () => {
		vi.useFakeTimers();
		const timeout = new SilenceTimeout(() => 0);
		const failed = waitFor(timeout, async () => {
			throw new Error('refused');
		});
		const signals: AbortSignal[] = [];
		for (let round = 0; round < 2; round++) {
			timeout
				.wait((signal) => {
					signals.push(signal);
					return never();
				}, ignore)
				.catch(ignore);
			await turns(10);
		}
		expect(failed.is).toBe('Error: refused');
		expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
		expect(signals[0]).not.toBe(signals[1]);
	});

	test('gives as much time as this process itself had to wait for the processor, up to a second', async () => {
		vi.useFakeTimers();
		const now = { value: 0 };
		const timeout = new SilenceTimeout(() => now.value);
		for (const [late, given] of [
			[300, 210],
			[30_000, 1_000],
		] as const) {
			const waiting = waitFor(timeout, never);
			now.value += late;
			let silence = 0;
			while (waiting.is === 'waiting') {
				await turns(1);
				now.value += 10;
				silence += 10;
			}
			expect(waiting.is).toBe(`Error: There was no reply for ${given} ms.`);
			expect(silence).toBe(given);
		}
	});

	test('tells of a reply that comes too late, once', async () => {
		vi.useFakeTimers();
		const reply = Promise.withResolvers<string>();
		const onLate = vi.fn();
		const timeout = new SilenceTimeout(() => 0);
		const waiting = waitFor(timeout, () => reply.promise, onLate);
		await turns(10);
		expect([waiting.is, onLate.mock.calls.length]).toEqual([silent, 0]);
		reply.resolve('late');
		await turns(1);
		expect(onLate).toHaveBeenCalledTimes(1);
	});

	test('finds a reply that came while this process stood still', async () => {
		const source = `
			const { parentPort } = require('node:worker_threads');
			const server = require('node:net').createServer((socket) => socket.on('data', () => socket.write('here')));
			server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
		`;
		const worker = new Worker(source, { eval: true });
		const [port] = (await once(worker, 'message')) as [number];
		const socket = connect(port, '127.0.0.1');
		await once(socket, 'connect');
		const timeout = new SilenceTimeout(() => 0);
		const replies = [];
		for (let round = 0; round < 3; round++) {
			const waiting = timeout.wait(async () => {
				socket.write('?');
				const [chunk] = (await once(socket, 'data')) as [Buffer];
				return chunk.toString();
			}, ignore);
			Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
			replies.push(await waiting);
		}
		expect(replies).toEqual(['here', 'here', 'here']);
		socket.destroy();
		await worker.terminate();
	});
});
