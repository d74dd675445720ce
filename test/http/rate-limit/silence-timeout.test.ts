import { once } from 'node:events';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SilenceTimeout } from '../../../src/http/rate-limit/shared-limiter.ts';

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
