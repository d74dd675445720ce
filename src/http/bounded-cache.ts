/**
 * A map that forgets what was not used for the longest time. It keeps two generations and moves what is read from the
 * older one to the newer: most reads change nothing, where an exact order costs a deletion and an insertion each time.
 */
export class BoundedCache<Key, Value> {
	readonly #half: number;
	#newer = new Map<Key, Value>();
	#older = new Map<Key, Value>();

	/** @param maximumEntries - At least half as many, those used last, are never forgotten. */
	constructor(maximumEntries: number) {
		this.#half = maximumEntries / 2;
	}

	get(key: Key): Value | undefined {
		const newer = this.#newer.get(key);
		if (newer !== undefined) return newer;
		const older = this.#older.get(key);
		if (older !== undefined) this.set(key, older);
		return older;
	}

	delete(key: Key): void {
		this.#newer.delete(key);
		this.#older.delete(key);
	}

	set(key: Key, value: Value): void {
		if (this.#newer.size >= this.#half && !this.#newer.has(key)) {
			this.#older = this.#newer;
			this.#newer = new Map();
		}
		this.#newer.set(key, value);
	}
}
