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
	/** Milliseconds of a clock that never goes back. */
	readonly clock: () => number;
	readonly maximumClients: number;
	/** Told when a client that still counts is forgotten: from then on the limit is not exact for it. */
	readonly onOverflow?: () => void;
}

export class SlidingLog implements Limiter {
	readonly #options: SlidingLogOptions;
	/** Times of accepted requests, oldest first, by client; clients by last accepted request, oldest first. */
	readonly #logs = new Map<string, number[]>();

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
		const log = this.#logs.get(client) ?? [];
		while (log.length > 0 && (log[0] ?? 0) <= horizon) log.shift();
		const [oldest = now] = log;
		if (log.length >= quota) {
			return { accepted: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest - horizon) / 1_000)) };
		}
		log.push(now);
		this.#logs.delete(client);
		this.#logs.set(client, log);
		this.#forget(horizon);
		return { accepted: true };
	}

	#forget(horizon: number): void {
		for (const [client, log] of this.#logs) {
			const expired = (log.at(-1) ?? 0) <= horizon;
			if (!expired && this.#logs.size <= this.#options.maximumClients) return;
			this.#logs.delete(client);
			if (!expired) this.#options.onOverflow?.();
		}
	}
}
