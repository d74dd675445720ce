/**
 * A lock that threads share: one of them at a time, the others sleep. Its one word is 0, the number of the thread that
 * holds it, or that number negated when others may sleep. A thread that ends holding it is known by the word alone.
 */

/** How often a thread looks before it sleeps: what is locked takes no longer than falling asleep. */
const looks = 50;

/** A thread that ends between freeing the lock and waking the next one wakes nobody. */
const longestSleep = 50;

export class Mutex {
	static readonly bytes = 4;
	readonly #word: Int32Array;
	readonly #thread: number;

	/**
	 * @param memory - All 0, or with the lock.
	 * @param thread - A number of this thread alone, above 0.
	 */
	constructor(memory: SharedArrayBuffer, thread: number) {
		this.#word = new Int32Array(memory, 0, 1);
		this.#thread = thread;
	}

	/** Calls a function while no other thread is in one. */
	run<Result>(use: () => Result): Result {
		this.#lock();
		try {
			return use();
		} finally {
			this.#unlock();
		}
	}

	/**
	 * Frees the lock when a thread that has ended holds it.
	 *
	 * @param thread - The number of that thread.
	 * @param repair - Puts in order what it may have left in the middle of a change; called before the lock is free.
	 */
	releaseOf(thread: number, repair: () => void): void {
		if (Math.abs(Atomics.load(this.#word, 0)) !== thread) return;
		repair();
		this.#unlock();
	}

	#lock(): void {
		for (let look = 0; look < looks; look++) if (this.#take(this.#thread)) return;
		// Whoever has slept does not know whether others still do.
		while (!this.#take(-this.#thread)) {
			const holder = Atomics.load(this.#word, 0);
			if (holder > 0) Atomics.compareExchange(this.#word, 0, holder, -holder);
			if (holder !== 0) Atomics.wait(this.#word, 0, -Math.abs(holder), longestSleep);
		}
	}

	#take(mark: number): boolean {
		return Atomics.compareExchange(this.#word, 0, 0, mark) === 0;
	}

	#unlock(): void {
		if (Atomics.exchange(this.#word, 0, 0) < 0) Atomics.notify(this.#word, 0, 1);
	}
}
