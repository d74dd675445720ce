/**
 * Times of requests in the order in which they came, of all clients and of each one. A request takes 30 bytes in arrays
 * of numbers, which the garbage collector does not walk; objects take six times as much.
 */
import type { ClientNumber } from './client-number.ts';
import { ClientTable } from './client-table.ts';

/** Stands for no request. Positions begin with 1. */
const none = 0;

export class RequestLog {
	readonly #capacity: number;
	/** Position of the newest request of each client. */
	readonly #newestOf = new ClientTable();
	readonly #times: Float64Array;
	/** Client of each request, in two halves. */
	readonly #clients: Uint32Array;
	/** Next request of the same client; after its newest comes its oldest. */
	readonly #nextOfClient: Uint32Array;
	/** Requests of the client; kept at its newest. */
	readonly #counts: Uint16Array;
	/** Neighbours among the requests of all clients. A free position leads to the next free one by `#newer`. */
	readonly #older: Uint32Array;
	readonly #newer: Uint32Array;
	#oldest = none;
	#newest = none;
	#free = none;
	/** Positions that have ever been used. */
	#used = 0;

	/** @param capacity - Requests at once. Memory is taken as it is first used. */
	constructor(capacity: number) {
		this.#capacity = capacity;
		this.#times = new Float64Array(capacity + 1);
		this.#clients = new Uint32Array(2 * (capacity + 1));
		this.#nextOfClient = new Uint32Array(capacity + 1);
		this.#counts = new Uint16Array(capacity + 1);
		this.#older = new Uint32Array(capacity + 1);
		this.#newer = new Uint32Array(capacity + 1);
	}

	/** How many clients have a request here. */
	get clients(): number {
		return this.#newestOf.size;
	}

	get isFull(): boolean {
		return this.#free === none && this.#used === this.#capacity;
	}

	/** Time of the oldest request of all. */
	get oldest(): number | undefined {
		return this.#oldest === none ? undefined : this.#times[this.#oldest];
	}

	/** Time of a client's oldest request. */
	oldestOf(client: ClientNumber): number | undefined {
		const newest = this.#newestOf.get(client);
		return newest === none ? undefined : this.#times[at(this.#nextOfClient, newest)];
	}

	countOf(client: ClientNumber): number {
		const newest = this.#newestOf.get(client);
		return newest === none ? 0 : at(this.#counts, newest);
	}

	/** Adds a request to a log that is not full, not earlier than any before it. */
	add(client: ClientNumber, time: number): void {
		const position = this.#take();
		this.#clients.set(client, 2 * position);
		this.#times[position] = time;
		const before = this.#newestOf.get(client);
		if (before === none) {
			this.#nextOfClient[position] = position;
			this.#counts[position] = 1;
		} else {
			this.#nextOfClient[position] = at(this.#nextOfClient, before);
			this.#nextOfClient[before] = position;
			this.#counts[position] = at(this.#counts, before) + 1;
		}
		this.#newestOf.set(client, position);
		this.#older[position] = this.#newest;
		this.#newer[position] = none;
		if (this.#newest === none) this.#oldest = position;
		else this.#newer[this.#newest] = position;
		this.#newest = position;
	}

	removeOldest(): void {
		const half = 2 * this.#oldest;
		if (half !== none) this.removeOldestOf([at(this.#clients, half), at(this.#clients, half + 1)]);
	}

	removeOldestOf(client: ClientNumber): void {
		const newest = this.#newestOf.get(client);
		if (newest === none) return;
		const position = at(this.#nextOfClient, newest);
		if (position === newest) this.#newestOf.delete(client);
		else {
			this.#nextOfClient[newest] = at(this.#nextOfClient, position);
			this.#counts[newest] = at(this.#counts, newest) - 1;
		}
		const [older, newer] = [at(this.#older, position), at(this.#newer, position)];
		if (older === none) this.#oldest = newer;
		else this.#newer[older] = newer;
		if (newer === none) this.#newest = older;
		else this.#older[newer] = older;
		this.#newer[position] = this.#free;
		this.#free = position;
	}

	/** Positions that were used last are used first, so that a quiet log touches little memory. */
	#take(): number {
		const position = this.#free;
		if (position === none) return ++this.#used;
		this.#free = at(this.#newer, position);
		return position;
	}
}

/** A number at a position that exists. */
const at = (numbers: Uint16Array | Uint32Array, position: number): number => numbers[position] ?? none;
