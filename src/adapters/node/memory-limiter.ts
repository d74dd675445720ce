import { rateLimit } from '../../contract/rate-limit.ts';
import { SlidingLog } from '../../edge/sliding-log.ts';
import { log } from './log.ts';

const maximumClients = 100_000;

/** The contract's rate limit in the memory of this process. It says so when more clients are active than it keeps. */
export function memoryLimiter(): SlidingLog {
	let told = Number.NEGATIVE_INFINITY;
	return new SlidingLog({
		quota: rateLimit.quota,
		windowMilliseconds: rateLimit.windowSeconds * 1_000,
		clock: () => Math.floor(performance.now()),
		maximumClients,
		onOverflow: () => {
			if (performance.now() - told < 60_000) return;
			told = performance.now();
			log('limiter_overflow', { message: `More than ${maximumClients} clients are active; the oldest are forgotten.` });
		},
	});
}
