import { rateLimit } from '../../contract/rate-limit.ts';
import { SlidingLog } from './sliding-log.ts';

export interface MemoryLimiterOptions {
	/** How many clients are remembered at once. */
	readonly maximumClients: number;
	/** How many accepted requests of all clients are remembered at once. */
	readonly maximumRequests: number;
	/** Where the log is kept, see {@link SlidingLog.bytes}; memory of its own when not given. */
	readonly memory?: ArrayBufferLike | undefined;
	/** Milliseconds of a clock that never goes back; threads that share memory share it, too. */
	readonly clock?: () => number;
	/** Called with a sentence when more comes within a window than is remembered, at most once a minute. */
	readonly onOverflow?: (message: string) => void;
}

const reportMilliseconds = 60_000;

/** The contract's rate limit in the memory of one process */
export function memoryLimiter({
	maximumClients,
	maximumRequests,
	memory,
	clock = () => performance.now(),
	onOverflow,
}: MemoryLimiterOptions): SlidingLog {
	const { quota, windowSeconds } = rateLimit;
	let reported = Number.NEGATIVE_INFINITY;
	return new SlidingLog({
		quota,
		windowMilliseconds: windowSeconds * 1_000,
		clock,
		maximumClients,
		maximumRequests,
		memory,
		onOverflow: () => {
			if (clock() - reported < reportMilliseconds) return;
			reported = clock();
			onOverflow?.(
				`More than ${maximumClients} clients or ${maximumRequests} requests within ${windowSeconds} seconds: the oldest requests are forgotten.`,
			);
		},
	});
}
