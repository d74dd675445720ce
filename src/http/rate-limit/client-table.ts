/**
 * A map from clients to positive numbers in plain arrays: open addressing with linear probing. A `Map` with a million
 * texts takes four times the memory, and stops the process for half a second when it grows.
 */
import type { ClientNumber } from './client-number.ts';

const smallest = 1_024;

export class ClientTable {
	#size = 0;
	/** Keys in pairs; a slot is free when its value is 0. */
	#keys = new Uint32Array(2 * smallest);
	#values = new Uint32Array(smallest);
	/** Differs between processes, so that clients cannot choose addresses that meet in one slot. */
	readonly #seed = Math.floor(Math.random() * 0x100000000);

	get size(): number {
		return this.#size;
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
		this.#size++;
		if (this.#size > this.#values.length / 2) this.#grow();
	}

	delete(client: ClientNumber): void {
		let free = this.#find(client);
		if (this.#values[free] === 0) return;
		this.#size--;
		// Entries behind the gap move up, so that none of them is cut off from its first slot.
		for (let slot = this.#after(free); this.#values[slot] !== 0; slot = this.#after(slot)) {
			const entry = this.#clientAt(slot);
			const distance = (from: number) => (slot - from) & (this.#values.length - 1);
			if (distance(this.#first(entry)) < distance(free)) continue;
			this.#write(free, entry, this.#values[slot] ?? 0);
			free = slot;
		}
		this.#values[free] = 0;
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
		let mixed = Math.imul(high ^ this.#seed, 0x85ebca6b);
		mixed = Math.imul((mixed ^ (mixed >>> 15)) + low, 0xc2b2ae35);
		mixed = Math.imul(mixed ^ (mixed >>> 13), 0x27d4eb2f);
		return (mixed ^ (mixed >>> 16)) & (this.#values.length - 1);
	}

	#after(slot: number): number {
		return (slot + 1) & (this.#values.length - 1);
	}

	#clientAt(slot: number): ClientNumber {
		return [this.#keys[2 * slot] ?? 0, this.#keys[2 * slot + 1] ?? 0];
	}

	#write(slot: number, [high, low]: ClientNumber, value: number): void {
		this.#keys[2 * slot] = high;
		this.#keys[2 * slot + 1] = low;
		this.#values[slot] = value;
	}

	#grow(): void {
		const [keys, values] = [this.#keys, this.#values];
		this.#keys = new Uint32Array(2 * keys.length);
		this.#values = new Uint32Array(2 * values.length);
		for (const [slot, value] of values.entries()) {
			if (value === 0) continue;
			const client: ClientNumber = [keys[2 * slot] ?? 0, keys[2 * slot + 1] ?? 0];
			this.#write(this.#find(client), client, value);
		}
	}
}
