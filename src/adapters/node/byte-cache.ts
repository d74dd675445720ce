/** Bodies in memory up to a number of bytes; the one that was not used for the longest time leaves first. */
export class ByteCache<Value extends { readonly body: Uint8Array<ArrayBuffer> }> {
	readonly #maximum: number;
	readonly #entries = new Map<string, Value>();
	#bytes = 0;

	constructor(maximumBytes: number) {
		this.#maximum = maximumBytes;
	}

	get bytes(): number {
		return this.#bytes;
	}

	get(key: string): Value | undefined {
		const value = this.#entries.get(key);
		if (value !== undefined) {
			this.#entries.delete(key);
			this.#entries.set(key, value);
		}
		return value;
	}

	/** A body larger than the whole cache is not kept. */
	set(key: string, value: Value): void {
		this.#remove(key);
		if (value.body.length > this.#maximum) return;
		this.#entries.set(key, value);
		this.#bytes += value.body.length;
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.#maximum) return;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		this.#bytes -= this.#entries.get(key)?.body.length ?? 0;
		this.#entries.delete(key);
	}
}
