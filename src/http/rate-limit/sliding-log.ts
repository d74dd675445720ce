/**
 * An exact sliding log: the times of the accepted requests of each client. No window of the given length, wherever it
 * begins, holds more than the quota; counters and token buckets let through up to twice as many.
 *
 * Memory is bounded: above a number of clients or of requests the oldest requests are forgotten before their window ends.
 */

import type { Decision, Limiter } from '../ports.ts';
import { type ClientNumber, clientNumber } from './client-number.ts';
import { RequestLog } from './request-log.ts';

export interface SlidingLogOptions {
	/** Accepted requests per client and window. */
	readonly quota: number;
	readonly windowMilliseconds: number;
	/** Milliseconds of a clock that never goes back. */
	readonly clock: () => number;
	/** How many clients are remembered at once. */
	readonly maximumClients: number;
	/** How many accepted requests of all clients are remembered at once. */
	readonly maximumRequests: number;
	/** Where the log is kept, see {@link SlidingLog.bytes}; memory of its own when not given. */
	readonly memory?: ArrayBufferLike | undefined;
	/** Called for each request that is forgotten before its window ends: the limit is not exact for its client. */
	readonly onOverflow?: () => void;
}

/** Expired requests that one accepted request clears away, so that none pays for a crowd that came before it. */
const clearedAtOnce = 16;

export class SlidingLog implements Limiter {
	readonly #options: SlidingLogOptions;
	readonly #log: RequestLog;

	constructor(options: SlidingLogOptions) {
		this.#options = options;
		this.#log = new RequestLog(logOptions(options));
	}

	/** Bytes of the memory of a log. */
	static bytes(options: Pick<SlidingLogOptions, 'maximumClients' | 'maximumRequests'>): number {
		return RequestLog.bytes(logOptions(options));
	}

	/** Puts a log in order that another thread has left in the middle of a change. */
	repair(): void {
		this.#log.repair();
	}

	/** How many clients are remembered. */
	get size(): number {
		return this.#log.clients;
	}

	/** What `take` would decide, without counting. */
	check(client: string): Decision {
		return this.#decide(clientNumber(client), this.#options.clock());
	}

	take(client: string): Decision {
		const now = this.#options.clock();
		const number = clientNumber(client);
		const decision = this.#decide(number, now);
		if (!decision.accepted) return decision;
		this.#clear(now - this.#options.windowMilliseconds);
		if (this.#log.isFull) this.#forgetOldest();
		this.#log.add(number, now);
		while (this.#log.clients > this.#options.maximumClients) this.#forgetOldest();
		return accepted;
	}

	#decide(client: ClientNumber, now: number): Decision {
		const { quota, windowMilliseconds } = this.#options;
		const horizon = now - windowMilliseconds;
		let oldest = this.#log.oldestOf(client);
		while (oldest !== undefined && oldest <= horizon) {
			this.#log.removeOldestOf(client);
			oldest = this.#log.oldestOf(client);
		}
		if (oldest === undefined || this.#log.countOf(client) < quota) return accepted;
		return { accepted: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest - horizon) / 1_000)) };
	}

	#clear(horizon: number): void {
		for (let cleared = 0; cleared < clearedAtOnce; cleared++) {
			const oldest = this.#log.oldest;
			if (oldest === undefined || oldest > horizon) return;
			this.#log.removeOldest();
		}
	}

	#forgetOldest(): void {
		const { clock, windowMilliseconds, onOverflow } = this.#options;
		const oldest = this.#log.oldest;
		this.#log.removeOldest();
		if (oldest !== undefined && oldest > clock() - windowMilliseconds) onOverflow?.();
	}
}

const accepted: Decision = { accepted: true };

type LogSize = Pick<SlidingLogOptions, 'maximumClients' | 'maximumRequests' | 'memory'>;

const logOptions = ({ maximumClients, maximumRequests, memory }: LogSize) => ({
	capacity: maximumRequests,
	clients: maximumClients,
	memory,
});
