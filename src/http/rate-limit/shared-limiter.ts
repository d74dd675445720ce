/**
 * One rate limit for many servers: a store that all of them use, and the memory of each. A request is accepted when both
 * accept it; while the store is away the memory decides alone.
 *
 * - While the store replies, all servers together accept no more than the quota in any window.
 * - Whatever the store does (it goes away, comes back, loses its data), one server accepts no more than the quota in any
 *   window: its memory has every request that it accepts, and a request that the memory rejects is not counted in the store.
 */
import type { Decision, Limiter } from '../ports.ts';

/** A log that many servers share. */
export interface LimiterStore {
	/**
	 * Counts a request.
	 *
	 * @param signal - Aborted when the reply is no longer needed.
	 */
	take(client: string, signal: AbortSignal): Promise<Decision>;
}

/** The requests that this server has accepted. */
interface LimiterMemory {
	/** What `take` would decide, without counting. */
	check(client: string): Decision;
	take(client: string): Decision;
}

export interface SharedLimiterOptions {
	readonly store: LimiterStore;
	readonly memory: LimiterMemory;
	/** Milliseconds of a clock that never goes back. */
	readonly clock: () => number;
	/** Called once each time the store becomes unavailable. */
	readonly onAway: (error: unknown) => void;
	/** Called once when it is available again. */
	readonly onBack: () => void;
}

/** How long the store is left alone between two attempts while it is away. */
const attemptMilliseconds = 500;

/** The key that an attempt counts under when the request behind it was rejected. It is no client's. */
const attempt = 'attempt';

/**
 * How long the store may take for a reply, in turns of the event loop. Between two of them it reads its sockets, so a process
 * that stood still finds what came meanwhile.
 */
const maximumTurns = 10;
const turnMilliseconds = 50;

export class SharedLimiter implements Limiter {
	readonly #options: SharedLimiterOptions;
	/** When the store may be tried again; not given while it replies. */
	#nextAttempt: number | undefined;
	#nextProbe = Number.NEGATIVE_INFINITY;

	constructor(options: SharedLimiterOptions) {
		this.#options = options;
	}

	/** Whether the store replies. It is tried for this at most once in half a second, however many ask. */
	async isConnected(): Promise<boolean> {
		const time = this.#options.clock();
		if (time >= this.#nextProbe) {
			this.#nextProbe = time + attemptMilliseconds;
			await this.#request(attempt);
		}
		return this.#nextAttempt === undefined;
	}

	async take(client: string): Promise<Decision> {
		const { memory, clock } = this.#options;
		const own = memory.check(client);
		// Counts an accepted request in the store without keeping it waiting.
		if (this.#nextAttempt !== undefined && clock() >= this.#nextAttempt) {
			this.#postpone();
			void this.#request(own.accepted ? client : attempt);
		}
		if (!own.accepted) return own;
		if (this.#nextAttempt !== undefined) return memory.take(client);
		const shared = await this.#request(client);
		// The memory again: requests that were accepted meanwhile may have filled it.
		return shared?.accepted === false ? shared : memory.take(client);
	}

	/** @returns `undefined` when the store is away. */
	async #request(client: string): Promise<Decision | undefined> {
		const abort = new AbortController();
		const silence = Promise.withResolvers<never>();
		let turns = 0;
		const turn = () => {
			turns++;
			if (turns < maximumTurns) {
				timer = setTimeout(turn, turnMilliseconds);
				return;
			}
			const error = new Error(`There was no reply for ${maximumTurns * turnMilliseconds} ms.`);
			silence.reject(error);
			abort.abort(error);
		};
		let timer = setTimeout(turn, turnMilliseconds);
		try {
			const reply = this.#options.store.take(client, abort.signal).then((decision) => {
				// A late one, too, shows that the store is back.
				this.#return();
				return decision;
			});
			return await Promise.race([reply, silence.promise]);
		} catch (error) {
			// Requests that were waiting when the store went away find it out together; the first of them reports it.
			if (this.#nextAttempt === undefined) this.#options.onAway(error);
			this.#postpone();
			return undefined;
		} finally {
			clearTimeout(timer);
		}
	}

	#postpone(): void {
		this.#nextAttempt = this.#options.clock() + attemptMilliseconds;
	}

	#return(): void {
		if (this.#nextAttempt === undefined) return;
		this.#nextAttempt = undefined;
		this.#options.onBack();
	}
}
