/** A map that forgets what was not used for the longest time. */
export class BoundedCache<Value> {
	readonly #maximum: number;
	readonly #entries = new Map<string, Value>();

	constructor(maximumEntries: number) {
		this.#maximum = maximumEntries;
	}

	get(key: string): Value | undefined {
		const value = this.#entries.get(key);
		if (value !== undefined) this.set(key, value);
		return value;
	}

	delete(key: string): void {
		this.#entries.delete(key);
	}

	set(key: string, value: Value): void {
		this.#entries.delete(key);
		this.#entries.set(key, value);
		if (this.#entries.size <= this.#maximum) return;
		for (const oldest of this.#entries.keys()) {
			this.#entries.delete(oldest);
			break;
		}
	}
}
