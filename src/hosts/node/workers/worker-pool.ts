/**
 * Threads that serve on one port, with one limit and one count of connections. One that ends by an error, or has filled its
 * heap, is replaced; the others go on.
 */
import { getHeapStatistics } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { SettingsError } from '../../../config/settings-error.ts';
import { logError } from '../log.ts';
import { limiterBytes, threadMemoryLimiter } from '../memory-limiter.ts';
import { doubled, steadyMilliseconds } from '../supervise.ts';
import type { Command, Report, WorkerData } from './messages.ts';
import { Mutex } from './mutex.ts';
import { SharedConnectionCounter } from './shared-memory.ts';

export interface PoolOptions {
	readonly threads: number;
	/** Free, so that another program is not joined by accident. */
	readonly port: number;
	readonly maximumConnections: number;
	readonly onEvent: (event: string, facts: Readonly<Record<string, unknown>>) => void;
}

/** Each thread may have the heap that the process would have by itself. Without a limit of its own it would end the process. */
const heapLimits = { maxOldGenerationSizeMb: Math.ceil(getHeapStatistics().heap_size_limit / 1_048_576) };

const script = new URL('worker.ts', import.meta.url);

export class WorkerPool {
	readonly #options: PoolOptions;
	readonly #memory: WorkerData['memory'];
	readonly #lock: Mutex;
	readonly #workers = new Map<number, Worker>();
	/** Ends of the threads that have been started and not replaced. */
	readonly #ends = new Map<number, Promise<void>>();
	/** Of threads that are about to be started again. */
	readonly #waits = new Set<NodeJS.Timeout>();
	#ending = false;

	private constructor(options: PoolOptions) {
		const { threads, maximumConnections: maximum } = options;
		this.#options = options;
		this.#memory = {
			lock: new SharedArrayBuffer(Mutex.bytes),
			limit: new SharedArrayBuffer(limiterBytes),
			connections: new SharedArrayBuffer(SharedConnectionCounter.bytes({ threads, maximum })),
		};
		this.#lock = new Mutex(this.#memory.lock, threads + 1);
		// Lays out the memory before threads share it.
		threadMemoryLimiter(this.#memory.limit);
		this.#counter();
	}

	/**
	 * Resolves when every thread listens.
	 *
	 * @throws {SettingsError} when a setting keeps them from that.
	 */
	static async start(options: PoolOptions): Promise<WorkerPool> {
		const pool = new WorkerPool(options);
		const numbers = Array.from({ length: options.threads }, (_, index) => index + 1);
		try {
			await Promise.all(numbers.map((thread) => pool.#start(thread, 0)));
			return pool;
		} catch (error) {
			pool.#beginToEnd();
			await Promise.all([...pool.#workers.values()].map((worker) => worker.terminate()));
			throw error;
		}
	}

	/** Has every thread serve the live release. @returns Its folder, if that is another one than before. */
	async followRelease(): Promise<string | undefined> {
		const folders = await Promise.all([...this.#workers.values()].map(follow));
		return folders.find((folder) => folder !== undefined);
	}

	/** Resolves when every thread has responded to what it was sent, and ended. */
	async close(): Promise<void> {
		this.#beginToEnd();
		for (const worker of this.#workers.values()) send(worker, 'end');
		await Promise.all(this.#ends.values());
	}

	/** No thread is started from now on. */
	#beginToEnd(): void {
		this.#ending = true;
		for (const wait of this.#waits) clearTimeout(wait);
	}

	/**
	 * Resolves when the thread listens.
	 *
	 * @param attempt - How many times in a row it has ended soon.
	 */
	#start(thread: number, attempt: number): Promise<void> {
		const { threads, port, maximumConnections, onEvent } = this.#options;
		const workerData: WorkerData = { thread, threads, port, maximumConnections, memory: this.#memory };
		const worker = new Worker(script, { workerData, resourceLimits: heapLimits });
		const begin = performance.now();
		this.#workers.set(thread, worker);
		worker.on('error', (error) => logError('worker_crash', error, { worker: thread }));
		worker.on('message', (report: Report) => {
			if (report.type === 'event') onEvent(report.event, report.facts);
		});
		this.#ends.set(
			thread,
			new Promise((ended) => {
				worker.once('exit', () => {
					this.#workers.delete(thread);
					this.#cleanUp(thread);
					const isSteady = performance.now() - begin >= steadyMilliseconds;
					if (!this.#ending) this.#replace(thread, isSteady ? 0 : attempt);
					ended();
				});
			}),
		);
		return listening(worker);
	}

	/** Frees what a thread has left behind. */
	#cleanUp(thread: number): void {
		this.#lock.releaseOf(thread, () => threadMemoryLimiter(this.#memory.limit).repair());
		this.#counter().forget(thread);
	}

	#replace(thread: number, attempt: number): void {
		const wait = setTimeout(() => {
			this.#waits.delete(wait);
			this.#start(thread, attempt + 1).catch((error: unknown) =>
				logError('worker_not_started', error, { worker: thread }),
			);
		}, doubled(attempt));
		this.#waits.add(wait);
	}

	#counter(): SharedConnectionCounter {
		const { threads, maximumConnections: maximum } = this.#options;
		return new SharedConnectionCounter(this.#memory.connections, this.#lock, threads + 1, { threads, maximum });
	}
}

const send = (worker: Worker, command: Command): void => worker.postMessage(command);

function listening(worker: Worker): Promise<void> {
	return new Promise((resolve, reject) => {
		worker.once('exit', () => reject(new Error('The thread has ended before it served.')));
		worker.on('message', (report: Report) => {
			if (report.type === 'listening') resolve();
			if (report.type === 'unusable') reject(new SettingsError(report.message));
		});
	});
}

/** A thread that ends meanwhile follows when it is replaced. */
function follow(worker: Worker): Promise<string | undefined> {
	return new Promise((resolve, reject) => {
		const settle = (action: () => void) => {
			worker.off('message', hear).off('exit', gone);
			action();
		};
		const gone = () => settle(() => resolve(undefined));
		const hear = (report: Report) => {
			if (report.type === 'followed') settle(() => resolve(report.folder));
			if (report.type === 'follow_failed') settle(() => reject(report.error));
		};
		worker.on('message', hear).once('exit', gone);
		send(worker, 'follow');
	});
}
