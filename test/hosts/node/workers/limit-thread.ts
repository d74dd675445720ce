/** A thread that takes from a shared log, under a clock that all threads turn, and notes what it was told. */
import { parentPort, workerData } from 'node:worker_threads';
import { Mutex } from '../../../../src/hosts/node/workers/mutex.ts';
import { LockedLog } from '../../../../src/hosts/node/workers/shared-memory.ts';
import { SlidingLog } from '../../../../src/http/rate-limit/sliding-log.ts';

export interface ThreadData {
	readonly thread: number;
	readonly quota: number;
	readonly windowMilliseconds: number;
	readonly clients: number;
	/** Infinite for a thread that is ended; it only notes what it accepts. */
	readonly requests: number;
	readonly lock: SharedArrayBuffer;
	readonly limit: SharedArrayBuffer;
	readonly clock: SharedArrayBuffer;
	/** Client and time of each accepted request; the first word counts them. */
	readonly notes: SharedArrayBuffer;
}

export interface Told {
	readonly client: number;
	readonly time: number;
	readonly accepted: boolean;
}

export const logSize = { maximumClients: 100, maximumRequests: 20_000 };

if (parentPort) {
	const data = workerData as ThreadData;
	const clock = new Int32Array(data.clock);
	const notes = new Int32Array(data.notes);
	let time = 0;
	const log = new LockedLog(
		new SlidingLog({
			...logSize,
			quota: data.quota,
			windowMilliseconds: data.windowMilliseconds,
			memory: data.limit,
			clock: () => {
				time = Atomics.load(clock, 0);
				return time;
			},
		}),
		new Mutex(data.lock, data.thread),
	);
	const told: Told[] = [];
	for (let request = 0; request < data.requests; request++) {
		const client = Math.floor(Math.random() * data.clients);
		if (Math.random() < 0.02) Atomics.add(clock, 0, 1);
		const { accepted } = log.take(`192.0.2.${client}`);
		if (data.requests < Number.POSITIVE_INFINITY) told.push({ client, time, accepted });
		if (accepted) {
			const count = (notes[0] ?? 0) + 1;
			notes.set([client, time], 2 * count);
			Atomics.store(notes, 0, count);
		}
	}
	parentPort.postMessage(told);
}
