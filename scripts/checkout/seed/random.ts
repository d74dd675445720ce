/** Random choices that a seed decides, the same on every machine. The generator is mulberry32. */
export class Random {
	#state: number;

	/** @param seed - A whole number; its lower 32 bits count. */
	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** At least 0, less than 1. */
	next(): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	}

	/** A whole number; both bounds can come up. */
	integer(minimum: number, maximum: number): number {
		return minimum + Math.floor(this.next() * (maximum - minimum + 1));
	}

	/** True with a probability between 0 and 1. */
	chance(probability: number): boolean {
		return this.next() < probability;
	}

	/** @param values - At least one. */
	pick<Value>(values: readonly Value[]): Value {
		// The index lies within the array.
		return values[this.integer(0, values.length - 1)] as Value;
	}

	/** Different values in the order in which they came up; all of them when there are not as many. */
	sample<Value>(values: readonly Value[], count: number): Value[] {
		const chosen = new Set<Value>();
		const wanted = Math.min(count, values.length);
		while (chosen.size < wanted) chosen.add(this.pick(values));
		return [...chosen];
	}

	/** The results of a function, called `count` times. */
	list<Value>(count: number, make: (index: number) => Value): Value[] {
		return Array.from({ length: count }, (_, index) => make(index));
	}
}
