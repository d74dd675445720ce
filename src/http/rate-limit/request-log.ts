/**
 * Times of requests in the order in which they came, of all clients and of each one. A request takes 30 bytes in arrays
 * of numbers, which the garbage collector does not walk; objects take six times as much.
 */
import type { ClientNumber } from './client-number.ts';
import { ClientTable } from './client-table.ts';

/** Stands for no request. Positions begin with 1. */
const none = 0;

/** Places of the numbers of a log that are no requests. `used` counts the positions that have ever been used. */
const [oldestAt, newestAt, freeAt, usedAt, headNumbers] = [0, 1, 2, 3, 4];

export interface RequestLogOptions {
	/** Requests at once. */
	readonly capacity: number;
	/** Clients at once; one more may come before one is forgotten. */
	readonly clients: number;
	/** Of {@link RequestLog.bytes}: all 0, or a log with the same options, which threads may share if they take turns. */
	readonly memory?: ArrayBufferLike | undefined;
}

export class RequestLog {
	readonly #capacity: number;
	/** Position of the newest request of each client. */
	readonly #newestOf: ClientTable;
	/** Time of each request; 0 for a position that is free. */
	readonly #times: Float64Array;
	readonly #head: Uint32Array;
	/** Client of each request, in two halves. */
	readonly #clients: Uint32Array;
	/** Next request of the same client; after its newest comes its oldest. */
	readonly #nextOfClient: Uint32Array;
	/** Requests of the client; kept at its newest. */
	readonly #counts: Uint16Array;
	/** Neighbours among the requests of all clients. A free position leads to the next free one by `#newer`. */
	readonly #older: Uint32Array;
	readonly #newer: Uint32Array;

	/** Pages of the memory are taken as they are first used. */
	constructor({
		capacity,
		clients,
		memory = new ArrayBuffer(RequestLog.bytes({ capacity, clients })),
	}: RequestLogOptions) {
		const positions = capacity + 1;
		this.#capacity = capacity;
		let offset = 0;
		const next = (bytes: number) => {
			const start = offset;
			offset += bytes;
			return start;
		};
		this.#times = new Float64Array(memory, next(8 * positions), positions);
		this.#head = new Uint32Array(memory, next(4 * headNumbers), headNumbers);
		this.#clients = new Uint32Array(memory, next(8 * positions), 2 * positions);
		this.#nextOfClient = new Uint32Array(memory, next(4 * positions), positions);
		this.#older = new Uint32Array(memory, next(4 * positions), positions);
		this.#newer = new Uint32Array(memory, next(4 * positions), positions);
		this.#newestOf = new ClientTable(clients + 1, memory, next(ClientTable.bytes(clients + 1)));
		this.#counts = new Uint16Array(memory, next(2 * positions), positions);
	}

	static bytes({ capacity, clients }: RequestLogOptions): number {
		return 30 * (capacity + 1) + 4 * headNumbers + ClientTable.bytes(clients + 1);
	}

	/** How many clients have a request here. */
	get clients(): number {
		return this.#newestOf.size;
	}

	get isFull(): boolean {
		return at(this.#head, freeAt) === none && at(this.#head, usedAt) === this.#capacity;
	}

	/** Time of the oldest request of all. */
	get oldest(): number | undefined {
		const oldest = at(this.#head, oldestAt);
		return oldest === none ? undefined : timeOf(this.#times[oldest]);
	}

	/** Time of a client's oldest request. */
	oldestOf(client: ClientNumber): number | undefined {
		const newest = this.#newestOf.get(client);
		return newest === none ? undefined : timeOf(this.#times[at(this.#nextOfClient, newest)]);
	}

	countOf(client: ClientNumber): number {
		const newest = this.#newestOf.get(client);
		return newest === none ? 0 : at(this.#counts, newest);
	}

	/** Adds a request to a log that is not full, not earlier than any before it. */
	add(client: ClientNumber, time: number): void {
		const position = this.#take();
		this.#clients.set(client, 2 * position);
		this.#times[position] = time === 0 ? Number.MIN_VALUE : time;
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
		const newest = at(this.#head, newestAt);
		this.#older[position] = newest;
		this.#newer[position] = none;
		if (newest === none) this.#head[oldestAt] = position;
		else this.#newer[newest] = position;
		this.#head[newestAt] = position;
	}

	removeOldest(): void {
		const oldest = at(this.#head, oldestAt);
		if (oldest !== none) this.removeOldestOf(this.#clientAt(oldest));
	}

	removeOldestOf(client: ClientNumber): void {
		const newest = this.#newestOf.get(client);
		if (newest === none) return;
		const position = at(this.#nextOfClient, newest);
		this.#times[position] = 0;
		if (position === newest) this.#newestOf.delete(client);
		else {
			this.#nextOfClient[newest] = at(this.#nextOfClient, position);
			this.#counts[newest] = at(this.#counts, newest) - 1;
		}
		const [older, newer] = [at(this.#older, position), at(this.#newer, position)];
		if (older === none) this.#head[oldestAt] = newer;
		else this.#newer[older] = newer;
		if (newer === none) this.#head[newestAt] = older;
		else this.#older[newer] = older;
		this.#newer[position] = at(this.#head, freeAt);
		this.#head[freeAt] = position;
	}

	/**
	 * Puts a log in order that a thread has left in the middle of a change, by the times and clients of its requests, which
	 * every change keeps true.
	 */
	repair(): void {
		const end = at(this.#head, usedAt) + 1;
		const [times, clients] = [this.#times.slice(0, end), this.#clients.slice(0, 2 * end)];
		const positions = new Uint32Array(end).map((_, position) => position).filter((position) => times[position] !== 0);
		positions.sort((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
		this.#times.fill(0, 0, end);
		this.#head.fill(0);
		this.#newestOf.clear();
		for (const position of positions)
			this.add([at(clients, 2 * position), at(clients, 2 * position + 1)], timeOf(times[position]) ?? 0);
	}

	#clientAt(position: number): ClientNumber {
		return [at(this.#clients, 2 * position), at(this.#clients, 2 * position + 1)];
	}

	/** Positions that were used last are used first, so that a quiet log touches little memory. */
	#take(): number {
		const position = at(this.#head, freeAt);
		if (position === none) {
			const used = at(this.#head, usedAt) + 1;
			this.#head[usedAt] = used;
			return used;
		}
		this.#head[freeAt] = at(this.#newer, position);
		return position;
	}
}

/** The time 0 is stored as the number next to it, since 0 is that of a free position. */
const timeOf = (stored: number | undefined): number | undefined => (stored === Number.MIN_VALUE ? 0 : stored);

/** A number at a position that exists. */
const at = (numbers: Uint16Array | Uint32Array, position: number): number => numbers[position] ?? none;
