/**
 * One rate limit for many servers: a store that all of them use, and the memory of each. A request is accepted when both
 * accept it; while the store is away the memory decides alone.
 *
 * - While the store replies, all servers together accept no more than the quota in any window.
 * - Whatever the store does (it goes away, comes back, loses its data), one server accepts no more than the quota in any
 *   window: every request that it accepts stands in its memory, and what the memory rejects is not taken to the store.
 */
import type { Decision, Limiter } from '../ports.ts';

/** A log that many servers share. */
export interface LimiterStore {
	/**
	 * Counts a request.
	 *
	 * @param signal - Ends when nobody waits for the reply any longer.
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

export class SharedLimiter implements Limiter {
	readonly #options: SharedLimiterOptions;
	readonly #timeout: SilenceTimeout;
	/** When the store may be tried again; not given while it replies. */
	#nextAttempt: number | undefined;

	constructor(options: SharedLimiterOptions) {
		this.#options = options;
		this.#timeout = new SilenceTimeout(options.clock);
	}

	async take(client: string): Promise<Decision> {
		const { memory } = this.#options;
		const own = memory.check(client);
		if (!own.accepted) return own;
		if (this.#nextAttempt !== undefined) {
			this.#attempt(client, this.#nextAttempt);
			return memory.take(client);
		}
		const shared = await this.#request(client);
		// The memory again: requests that were accepted meanwhile may have filled it.
		return shared?.accepted === false ? shared : memory.take(client);
	}

	/** @returns `undefined` when the store is away. */
	async #request(client: string): Promise<Decision | undefined> {
		try {
			return await this.#timeout.wait((signal) => this.#options.store.take(client, signal), this.#return);
		} catch (error) {
			this.#leave(error);
			return undefined;
		}
	}

	/** Counts the request in the store without keeping it waiting. */
	#attempt(client: string, due: number): void {
		if (this.#options.clock() < due) return;
		this.#postpone();
		void this.#request(client).then((decision) => decision && this.#return());
	}

	/** Requests that were waiting when the store went away find it out together; the first of them reports it. */
	#leave(error: unknown): void {
		if (this.#nextAttempt === undefined) this.#options.onAway(error);
		this.#postpone();
	}

	#postpone(): void {
		this.#nextAttempt = this.#options.clock() + attemptMilliseconds;
	}

	readonly #return = (): void => {
		if (this.#nextAttempt === undefined) return;
		this.#nextAttempt = undefined;
		this.#options.onBack();
	};
}

/**
 * A timeout for replies that counts silence, not time: it ends when nothing has come back for a number of turns of the
 * event loop, each at least some milliseconds long. Between two turns the loop reads its sockets, so a process that was
 * stopped or starved finds the replies that came meanwhile, however late its own timers are.
 *
 * Where this process waits for the processor, the other side of the same machine does, too, so it is given as long as the
 * longest turn of late, up to a second.
 */
const turnMilliseconds = 10;
const fewestTurns = 10;
const mostTurns = 100;

/** What a long turn counts after each later one: half of it after 34. */
const fading = 0.98;

export class SilenceTimeout {
	readonly #clock: () => number;
	readonly #waiting = new Set<(error: Error) => void>();
	#turns = 0;
	#running = false;
	#began = 0;
	/** Milliseconds of the longest turn, fading. */
	#longest = 0;
	#abort = new AbortController();

	/** @param clock - Milliseconds of a clock that never goes back. */
	constructor(clock: () => number) {
		this.#clock = clock;
	}

	/**
	 * Sends something that is replied to. A reply to anything else that was sent here proves that the other side is well.
	 *
	 * @param send - Is given a signal that ends with the timeout.
	 * @param onLate - Called when the reply comes although the timeout has ended.
	 * @throws {Error} when the other side has been silent too long; otherwise what `send` throws.
	 */
	wait<Reply>(send: (signal: AbortSignal) => Promise<Reply>, onLate: () => void): Promise<Reply> {
		return new Promise((resolve, reject) => {
			if (this.#waiting.size === 0) this.#turns = 0;
			this.#waiting.add(reject);
			this.#start();
			send(this.#abort.signal).then(
				(reply) => {
					this.#turns = 0;
					if (!this.#waiting.delete(reject)) onLate();
					resolve(reply);
				},
				(error: unknown) => {
					this.#waiting.delete(reject);
					reject(error);
				},
			);
		});
	}

	#start(): void {
		if (this.#running) return;
		this.#running = true;
		this.#began = this.#clock();
		setTimeout(this.#turn, turnMilliseconds);
	}

	readonly #turn = (): void => {
		this.#running = false;
		if (this.#waiting.size === 0) return;
		this.#turns++;
		this.#longest = Math.max(this.#clock() - this.#began, this.#longest * fading);
		const given = Math.min(mostTurns, Math.max(fewestTurns, this.#longest / turnMilliseconds));
		if (this.#turns >= given) this.#end();
		else this.#start();
	};

	#end(): void {
		const error = new Error(`There was no reply for ${this.#turns * turnMilliseconds} ms.`);
		const waiting = [...this.#waiting];
		this.#waiting.clear();
		this.#abort.abort(error);
		this.#abort = new AbortController();
		for (const reject of waiting) reject(error);
	}
}
