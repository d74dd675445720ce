/**
 * An exact sliding log: the times of the accepted requests of each client. No window of the given length, wherever it
 * begins, holds more than the quota; counters and token buckets let through up to twice as many.
 *
 * Clients are kept in two generations. The older one is dropped when every log in it has expired, or when the newer one is
 * full: clients that came longest ago are then forgotten before their window ends.
 */
import { rateLimit } from '../../contract/limits.ts';
import type { Decision, Limiter } from '../ports.ts';

const windowMilliseconds = rateLimit.windowSeconds * 1_000;

export interface SlidingLogOptions {
	/** Accepted requests per client and window. */
	readonly quota?: number;
	/** Milliseconds of a clock that never goes back. */
	readonly clock?: () => number;
	/** Up to this many within a window the log is exact; up to twice as many are kept. */
	readonly maximumClients?: number;
	/** Called with a sentence when clients are forgotten too early, at most once in a window. */
	readonly onOverflow?: (message: string) => void;
}

export class SlidingLog implements Limiter {
	readonly #options: Required<SlidingLogOptions>;
	/** Times by client, oldest first. */
	#newer = new Map<string, number[]>();
	#older = new Map<string, number[]>();
	/** When the newer generation began. */
	#begin = Number.NEGATIVE_INFINITY;
	#reported = Number.NEGATIVE_INFINITY;

	constructor(options: SlidingLogOptions = {}) {
		this.#options = {
			quota: rateLimit.quota,
			clock: () => performance.now(),
			maximumClients: 100_000,
			onOverflow: () => {},
			...options,
		};
	}

	/** What `take` would decide, without counting. */
	check(client: string): Decision {
		const now = this.#options.clock();
		return this.#decide(this.#timesOf(client, now), now);
	}

	take(client: string): Decision {
		const now = this.#options.clock();
		const times = this.#timesOf(client, now);
		const decision = this.#decide(times, now);
		if (decision.accepted) times.push(now);
		return decision;
	}

	#decide(times: readonly number[], now: number): Decision {
		const { quota } = this.#options;
		const [oldest] = times;
		if (oldest === undefined || times.length < quota) return accepted;
		return { accepted: false, retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowMilliseconds - now) / 1_000)) };
	}

	/** The times within the window that ends now. */
	#timesOf(client: string, now: number): number[] {
		if (now - this.#begin >= windowMilliseconds) this.#beginGeneration(now);
		let times = this.#newer.get(client);
		if (!times) {
			times = this.#older.get(client) ?? [];
			if (this.#newer.size >= this.#options.maximumClients) this.#beginGeneration(now);
			this.#newer.set(client, times);
		}
		const horizon = now - windowMilliseconds;
		while (times[0] !== undefined && times[0] <= horizon) times.shift();
		return times;
	}

	#beginGeneration(now: number): void {
		const { maximumClients, onOverflow } = this.#options;
		const isEarly = now - this.#begin < windowMilliseconds && this.#older.size > 0;
		if (isEarly && now - this.#reported >= windowMilliseconds) {
			this.#reported = now;
			onOverflow(
				`More than ${maximumClients} clients within ${windowMilliseconds / 1_000} seconds: the rate limit forgets the oldest ones.`,
			);
		}
		this.#older = this.#newer;
		this.#newer = new Map();
		this.#begin = now;
	}
}

const accepted: Decision = { accepted: true };

/**
 * The key under which a client is counted: its IPv4 address, or the /64 network of its IPv6 address, which is what one
 * subscriber usually has. An IPv4 address mapped into IPv6 counts as the IPv4 address.
 *
 * @param address - As the host gives it; a zone such as `%eth0` is dropped.
 */
export function clientKey(address: string): string {
	if (!address.includes(':')) return address;
	// The URL parser knows every spelling of an IPv6 address and writes one of them.
	const host = URL.parse(`http://[${address.split('%', 1)[0]}]/`)?.hostname.slice(1, -1);
	if (host === undefined) return address;
	const [head = '', tail] = host.split('::');
	const first = head === '' ? [] : head.split(':');
	const last = tail ? tail.split(':') : [];
	const gap = tail === undefined ? 0 : 8 - first.length - last.length;
	const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
	if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') return ipv4(groups);
	return `${groups.slice(0, 4).join(':')}::/64`;
}

function ipv4(groups: readonly string[]): string {
	const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
	return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
