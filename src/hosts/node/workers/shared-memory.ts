/** What the threads of one server count together: accepted requests and open connections of each client. */
import type { Decision, Limiter } from '../../../http/ports.ts';
import { clientNumber } from '../../../http/rate-limit/client-number.ts';
import { ClientTable } from '../../../http/rate-limit/client-table.ts';
import type { SlidingLog } from '../../../http/rate-limit/sliding-log.ts';
import type { ConnectionCounter, ConnectionRefusal } from '../connection-counter.ts';
import type { Mutex } from './mutex.ts';

/** A limiter's memory that threads take turns with. */
export class LockedLog implements Limiter {
	readonly #log: SlidingLog;
	readonly #lock: Mutex;

	/** @param log - In memory that is shared with the other threads, with a clock that all of them read. */
	constructor(log: SlidingLog, lock: Mutex) {
		this.#log = log;
		this.#lock = lock;
	}

	check(client: string): Decision {
		return this.#lock.run(() => this.#log.check(client));
	}

	take(client: string): Decision {
		return this.#lock.run(() => this.#log.take(client));
	}
}

interface CounterOptions {
	readonly threads: number;
	/** Connections of all clients on all threads. */
	readonly maximum: number;
}

/** Each thread writes a table of its own, so that the connections of one that ends are forgotten at once. */
export class SharedConnectionCounter implements ConnectionCounter {
	readonly #maximum: number;
	readonly #thread: number;
	readonly #lock: Mutex;
	readonly #totals: Uint32Array;
	readonly #tables: readonly ClientTable[];

	/** @param memory - Of {@link SharedConnectionCounter.bytes}, all 0 or in use. @param thread - From 1. */
	constructor(memory: SharedArrayBuffer, lock: Mutex, thread: number, { threads, maximum }: CounterOptions) {
		this.#maximum = maximum;
		this.#thread = thread;
		this.#lock = lock;
		this.#totals = new Uint32Array(memory, 0, threads + 1);
		const begin = (index: number) => 4 * (threads + 1) + index * ClientTable.bytes(maximum);
		this.#tables = Array.from({ length: threads }, (_, index) => new ClientTable(maximum, memory, begin(index)));
	}

	static bytes({ threads, maximum }: CounterOptions): number {
		return 4 * (threads + 1) + threads * ClientTable.bytes(maximum);
	}

	take(client: string, maximumPerClient: number): ConnectionRefusal | undefined {
		const number = clientNumber(client);
		return this.#lock.run(() => {
			if (this.#totals.reduce((sum, count) => sum + count, 0) >= this.#maximum) return 'MAX_CONNECTIONS';
			const open = this.#tables.reduce((sum, table) => sum + table.get(number), 0);
			if (open >= maximumPerClient) return 'MAX_CONNECTIONS_PER_CLIENT';
			const own = this.#table(this.#thread);
			own.set(number, own.get(number) + 1);
			this.#totals[this.#thread] = (this.#totals[this.#thread] ?? 0) + 1;
			return undefined;
		});
	}

	release(client: string): void {
		const number = clientNumber(client);
		this.#lock.run(() => {
			const own = this.#table(this.#thread);
			const left = own.get(number) - 1;
			if (left > 0) own.set(number, left);
			else own.delete(number);
			this.#totals[this.#thread] = (this.#totals[this.#thread] ?? 1) - 1;
		});
	}

	/** Forgets the connections of a thread that has ended. */
	forget(thread: number): void {
		this.#lock.run(() => {
			this.#table(thread).clear();
			this.#totals[thread] = 0;
		});
	}

	#table(thread: number): ClientTable {
		const table = this.#tables[thread - 1];
		if (!table) throw new RangeError(`There is no thread ${thread}.`);
		return table;
	}
}
