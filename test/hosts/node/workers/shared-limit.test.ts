import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Mutex } from '../../../../src/hosts/node/workers/mutex.ts';
import { SlidingLog } from '../../../../src/http/rate-limit/sliding-log.ts';
import { logSize, type ThreadData, type Told } from './limit-thread.ts';

const script = new URL('limit-thread.ts', import.meta.url);
const windowMilliseconds = 60;

/** Memory of a log that threads share. */
const sharedLog = () => ({
	lock: new SharedArrayBuffer(Mutex.bytes),
	limit: new SharedArrayBuffer(SlidingLog.bytes(logSize)),
	clock: new SharedArrayBuffer(4),
});

type Shared = ReturnType<typeof sharedLog>;
type Load = Pick<ThreadData, 'quota' | 'clients' | 'requests'>;

function startThread(thread: number, shared: Shared, load: Load) {
	const notes = new SharedArrayBuffer(8 * (Math.min(load.requests, 4_000_000) + 1));
	const workerData: ThreadData = { thread, windowMilliseconds, notes, ...shared, ...load };
	return { worker: new Worker(script, { workerData }), notes: new Int32Array(notes) };
}

/** The log, as a thread opens it that no test starts. */
const openLog = ({ limit, clock }: Shared, quota: number) =>
	new SlidingLog({
		...logSize,
		quota,
		windowMilliseconds,
		memory: limit,
		clock: () => Atomics.load(new Int32Array(clock), 0),
	});

/** How many times lie in the window that ends with one. */
const inWindow = (times: readonly number[], end: number) =>
	times.filter((time) => time > end - windowMilliseconds && time <= end).length;

const timesOf = (told: readonly Told[], client: number) =>
	told.filter((one) => one.client === client && one.accepted).map(({ time }) => time);

describe('a limit that threads share', () => {
	test('accepts exactly the quota of each client in any window, for any load', { timeout: 60_000 }, async () => {
		const load = fc.record({
			threads: fc.integer({ min: 2, max: 4 }),
			quota: fc.integer({ min: 1, max: 120 }),
			clients: fc.integer({ min: 1, max: 8 }),
			requests: fc.integer({ min: 500, max: 3_000 }),
		});
		await fc.assert(
			fc.asyncProperty(load, async ({ threads, ...load }) => {
				const shared = sharedLog();
				openLog(shared, load.quota);
				const started = Array.from({ length: threads }, (_, index) => startThread(index + 1, shared, load));
				const told = (
					await Promise.all(started.map(async ({ worker }) => (await once(worker, 'message')) as [Told[]]))
				).flat(2);
				expect(told).toHaveLength(threads * load.requests);
				for (let client = 0; client < load.clients; client++) {
					const times = timesOf(told, client);
					for (const end of new Set(times)) expect(inWindow(times, end)).toBeLessThanOrEqual(load.quota);
					const refused = told.filter((one) => one.client === client && !one.accepted);
					for (const end of new Set(refused.map(({ time }) => time))) expect(inWindow(times, end)).toBe(load.quota);
				}
			}),
			{ numRuns: 15 },
		);
	});

	test('holds when threads are ended in the middle of anything', { timeout: 60_000 }, async () => {
		const shared = sharedLog();
		const load = { quota: 50, clients: 4, requests: Number.POSITIVE_INFINITY };
		const main = new Mutex(shared.lock, 9);
		const log = openLog(shared, load.quota);
		const other = startThread(2, shared, load);
		const all = [other.notes];
		for (let round = 0; round < 15; round++) {
			const before = Atomics.load(other.notes, 0);
			const { worker, notes } = startThread(1, shared, load);
			all.push(notes);
			await expect.poll(() => Atomics.load(notes, 0), { interval: 1 }).toBeGreaterThan(20);
			await worker.terminate();
			main.releaseOf(1, () => log.repair());
			// The thread that goes on is not kept waiting.
			await expect.poll(() => Atomics.load(other.notes, 0), { interval: 1, timeout: 5_000 }).toBeGreaterThan(before);
		}
		await other.worker.terminate();
		const accepted = all.flatMap((notes) =>
			Array.from({ length: notes[0] ?? 0 }, (_, index) => ({
				client: notes[2 * index + 2] ?? 0,
				time: notes[2 * index + 3] ?? 0,
				accepted: true,
			})),
		);
		for (let client = 0; client < load.clients; client++) {
			const times = timesOf(accepted, client).sort((one, other) => one - other);
			const full = times.filter(
				(time, index) => time - (times[index - load.quota] ?? -windowMilliseconds) < windowMilliseconds,
			);
			expect(full).toEqual([]);
		}
	});

	test('is repaired exactly: no request is forgotten or counted twice', () => {
		fc.assert(
			fc.property(
				fc.array(fc.nat(5), { maxLength: 300 }),
				fc.array(fc.nat(80), { maxLength: 300 }),
				(clients, waits) => {
					const clock = { now: 0 };
					const options = { ...logSize, quota: 7, windowMilliseconds, clock: () => clock.now };
					const [repaired, untouched] = [new SlidingLog(options), new SlidingLog(options)];
					for (const [index, client] of clients.entries()) {
						clock.now += waits[index] ?? 0;
						expect(repaired.take(`192.0.2.${client}`)).toEqual(untouched.take(`192.0.2.${client}`));
						if (index % 10 === 0) repaired.repair();
						expect(repaired.size).toBe(untouched.size);
					}
				},
			),
		);
	});
});
