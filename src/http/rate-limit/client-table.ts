/**
 * A map from clients to positive numbers in plain arrays: open addressing with linear probing. A `Map` with a million
 * texts takes four times the memory, and stops the process for half a second when it grows.
 */
import type { ClientNumber } from './client-number.ts';

const fewestSlots = 1_024;

/** Places of the numbers of a table that are no entries. */
const [sizeAt, slotsAt, seedAt, headNumbers] = [0, 1, 2, 4];

export class ClientTable {
	readonly #head: Uint32Array;
	/** Keys in pairs; a slot is free when its value is 0. */
	readonly #keys: Uint32Array;
	readonly #values: Uint32Array;

	/**
	 * @param maximum - How many clients it has to hold.
	 * @param memory - Of {@link ClientTable.bytes}, all 0 or with a table of the same maximum, which threads may share if they
	 *   take turns. Its pages are taken as they are first used.
	 */
	constructor(maximum: number, memory: ArrayBufferLike = new ArrayBuffer(ClientTable.bytes(maximum)), offset = 0) {
		const slots = slotsFor(maximum);
		this.#head = new Uint32Array(memory, offset, headNumbers);
		this.#values = new Uint32Array(memory, offset + 4 * headNumbers, slots);
		this.#keys = new Uint32Array(memory, offset + 4 * (headNumbers + slots), 2 * slots);
		if (this.#slots === 0) this.clear();
	}

	static bytes(maximum: number): number {
		return 4 * (headNumbers + 3 * slotsFor(maximum));
	}

	get size(): number {
		return this.#head[sizeAt] ?? 0;
	}

	/** Slots that are used; the others are there for the maximum. */
	get #slots(): number {
		return this.#head[slotsAt] ?? 0;
	}

	/** @returns 0 when the client is not in the table. */
	get(client: ClientNumber): number {
		return this.#values[this.#find(client)] ?? 0;
	}

	/** @param value - Above 0. */
	set(client: ClientNumber, value: number): void {
		const slot = this.#find(client);
		if (this.#values[slot] !== 0) {
			this.#values[slot] = value;
			return;
		}
		this.#write(slot, client, value);
		this.#head[sizeAt] = this.size + 1;
		if (this.size > this.#slots / 2) this.#grow();
	}

	delete(client: ClientNumber): void {
		let free = this.#find(client);
		if (this.#values[free] === 0) return;
		this.#head[sizeAt] = this.size - 1;
		// Entries behind the gap move up, so that none of them is cut off from its first slot.
		for (let slot = this.#after(free); this.#values[slot] !== 0; slot = this.#after(slot)) {
			const entry = this.#clientAt(slot);
			const distance = (from: number) => (slot - from) & (this.#slots - 1);
			if (distance(this.#first(entry)) < distance(free)) continue;
			this.#write(free, entry, this.#values[slot] ?? 0);
			free = slot;
		}
		this.#values[free] = 0;
	}

	clear(): void {
		this.#values.fill(0, 0, this.#slots);
		this.#head[sizeAt] = 0;
		this.#head[slotsAt] = fewestSlots;
		// Differs between processes, so that clients cannot choose addresses that meet in one slot.
		this.#head[seedAt] = Math.floor(Math.random() * 0x100000000);
	}

	/** The slot of a client, or the free one where it belongs. */
	#find(client: ClientNumber): number {
		let slot = this.#first(client);
		while (this.#values[slot] !== 0) {
			if (this.#keys[2 * slot] === client[0] && this.#keys[2 * slot + 1] === client[1]) break;
			slot = this.#after(slot);
		}
		return slot;
	}

	#first([high, low]: ClientNumber): number {
		let mixed = Math.imul(high ^ (this.#head[seedAt] ?? 0), 0x85ebca6b);
		mixed = Math.imul((mixed ^ (mixed >>> 15)) + low, 0xc2b2ae35);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
		return (mixed ^ (mixed >>> 16)) & (this.#slots - 1);
	}

	#after(slot: number): number {
		return (slot + 1) & (this.#slots - 1);
	}

	#clientAt(slot: number): ClientNumber {
		return [this.#keys[2 * slot] ?? 0, this.#keys[2 * slot + 1] ?? 0];
	}

	#write(slot: number, [high, low]: ClientNumber, value: number): void {
		this.#keys[2 * slot] = high;
		this.#keys[2 * slot + 1] = low;
		this.#values[slot] = value;
	}

	/** Takes twice the slots of the same memory. */
	#grow(): void {
		const slots = this.#slots;
		if (2 * slots > this.#values.length) throw new RangeError('The table of clients is full.');
		const [keys, values] = [this.#keys.slice(0, 2 * slots), this.#values.slice(0, slots)];
		this.#values.fill(0, 0, slots);
		this.#head[slotsAt] = 2 * slots;
		for (const [slot, value] of values.entries()) {
			if (value === 0) continue;
			const client: ClientNumber = [keys[2 * slot] ?? 0, keys[2 * slot + 1] ?? 0];
			this.#write(this.#find(client), client, value);
		}
	}
}

/** At most half of the slots are used; one more client may come before one is forgotten. */
const slotsFor = (maximum: number): number => Math.max(fewestSlots, 2 ** Math.ceil(Math.log2(2 * (maximum + 1))));
