import { rateLimit } from '../../contract/rate-limit.ts';
import { SlidingLog } from '../../http/rate-limit/sliding-log.ts';
import { log } from './log.ts';

/** 80 MiB for a million clients with one request each, 110 MiB with two. */
const maximumClients = 1_000_000;
const maximumRequests = 2_000_000;

const reportMilliseconds = 60_000;

/** The contract's rate limit in the memory of this process. It says so when more comes within a minute than it keeps. */
export function memoryLimiter(): SlidingLog {
	let reported = Number.NEGATIVE_INFINITY;
	return new SlidingLog({
		quota: rateLimit.quota,
		windowMilliseconds: rateLimit.windowSeconds * 1_000,
		clock: () => performance.now(),
		maximumClients,
		maximumRequests,
		onOverflow: () => {
			if (performance.now() - reported < reportMilliseconds) return;
			reported = performance.now();
			const message = `More than ${maximumClients} clients or ${maximumRequests} requests within ${rateLimit.windowSeconds} seconds: the oldest requests are forgotten.`;
			log('limiter_overflow', { message });
		},
	});
}
