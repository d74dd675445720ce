/**
 * An exact sliding log: the times of the accepted requests of each client. No window of the given length, wherever it
 * begins, holds more than the quota; counters and token buckets let through up to twice as many.
 *
 * Memory is bounded. Clients are kept in the order of their last accepted request, so those whose log has expired stand
 * first and leave first; a client that still counts is forgotten only when more than `maximumClients` are active.
 */
import type { Decision, Limiter } from './ports.ts';

export interface SlidingLogOptions {
	/** Accepted requests per client and window. */
	readonly quota: number;
	readonly windowMilliseconds: number;
	/** Whole milliseconds of a clock that never goes back; whole, because the engine keeps small integers cheapest. */
	readonly clock: () => number;
	readonly maximumClients: number;
	/** Told when a client that still counts is forgotten: from then on the limit is not exact for it. */
	readonly onOverflow?: () => void;
}

/** The log of one client, linked to those accepted before and after it. Most clients send one request a minute. */
interface Log {
	readonly client: string;
	/** Time of the oldest accepted request that counts. */
	oldest: number;
	/** Times of the others, oldest first. */
	later: number[] | undefined;
	older: Log | undefined;
	newer: Log | undefined;
}

export class SlidingLog implements Limiter {
	readonly #options: SlidingLogOptions;
	readonly #logs = new Map<string, Log>();
	/** Ends of the chain by last accepted request. A map's own order is slow to walk from a front that keeps leaving. */
	#oldest: Log | undefined;
	#newest: Log | undefined;

	constructor(options: SlidingLogOptions) {
		this.#options = options;
	}

	/** How many clients are remembered. */
	get size(): number {
		return this.#logs.size;
	}

	take(client: string): Decision {
		const { quota, windowMilliseconds, clock } = this.#options;
		const now = clock();
		const horizon = now - windowMilliseconds;
		const log = this.#logs.get(client);
		if (!log) {
			this.#remember(client, now);
			this.#forget(horizon);
			return accepted;
		}
		while (log.oldest <= horizon && log.later?.length) log.oldest = log.later.shift() ?? now;
		if (log.oldest <= horizon) log.oldest = now;
		else if (1 + (log.later?.length ?? 0) >= quota) {
			return { accepted: false, retryAfterSeconds: Math.max(1, Math.ceil((log.oldest - horizon) / 1_000)) };
		} else if (log.later) log.later.push(now);
		else log.later = [now];
		if (log !== this.#newest) {
			this.#unlink(log);
			this.#append(log);
		}
		this.#forget(horizon);
		return accepted;
	}

	#remember(client: string, now: number): void {
		const log: Log = { client, oldest: now, later: undefined, older: undefined, newer: undefined };
		this.#logs.set(client, log);
		this.#append(log);
	}

	#forget(horizon: number): void {
		for (let log = this.#oldest; log; log = this.#oldest) {
			const expired = (log.later?.at(-1) ?? log.oldest) <= horizon;
			if (!expired && this.#logs.size <= this.#options.maximumClients) return;
			this.#unlink(log);
			this.#logs.delete(log.client);
			if (!expired) this.#options.onOverflow?.();
		}
	}

	#append(log: Log): void {
		log.older = this.#newest;
		log.newer = undefined;
		if (this.#newest) this.#newest.newer = log;
		else this.#oldest = log;
		this.#newest = log;
	}

	#unlink({ older, newer }: Log): void {
		if (older) older.newer = newer;
		else this.#oldest = newer;
		if (newer) newer.older = older;
		else this.#newest = older;
	}
}

const accepted: Decision = { accepted: true };
