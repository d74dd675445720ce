/**
 * One rate limit for many servers: a store that all of them ask, and the memory of this one as its stand-in. While the
 * store is away nobody waits for it: the memory decides, and a request now and then finds out whether it is back.
 */
import type { Decision, Limiter } from './ports.ts';

/** A log that many servers share. It fails when it does not answer in time. */
export interface LimiterStore {
	take(client: string): Promise<Decision>;
}

export interface SharedLimiterOptions {
	readonly store: LimiterStore;
	/** Counts along, so that a client does not get a second quota when the store goes away. */
	readonly memory: Limiter;
	/** Milliseconds of a clock that never goes back. */
	readonly clock: () => number;
	/** Told once for each time that the store goes away. */
	readonly onAway: (error: unknown) => void;
	/** Told once when it is back. */
	readonly onBack: () => void;
}

/** How long the store is left alone between two attempts while it is away. */
const attemptMilliseconds = 500;

export class SharedLimiter implements Limiter {
	readonly #options: SharedLimiterOptions;
	/** When the store may be tried again; not given while it answers. */
	#nextAttempt: number | undefined;

	constructor(options: SharedLimiterOptions) {
		this.#options = options;
	}

	async take(client: string): Promise<Decision> {
		const { store, memory, clock } = this.#options;
		if (this.#nextAttempt !== undefined) {
			if (clock() >= this.#nextAttempt) this.#attempt(client);
			return memory.take(client);
		}
		try {
			const decision = await store.take(client);
			if (decision.accepted) await memory.take(client);
			return decision;
		} catch (error) {
			this.#leave(error);
			return memory.take(client);
		}
	}

	/** Requests that were waiting when the store went away find it out together; the first of them tells. */
	#leave(error: unknown): void {
		if (this.#nextAttempt === undefined) this.#options.onAway(error);
		this.#nextAttempt = this.#options.clock() + attemptMilliseconds;
	}

	/** Counts the request in the store without keeping it waiting. */
	#attempt(client: string): void {
		const { store, clock, onBack } = this.#options;
		this.#nextAttempt = clock() + attemptMilliseconds;
		store.take(client).then(
			() => {
				if (this.#nextAttempt === undefined) return;
				this.#nextAttempt = undefined;
				onBack();
			},
			(error: unknown) => this.#leave(error),
		);
	}
}
