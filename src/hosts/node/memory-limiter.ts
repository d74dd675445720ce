import { memoryLimiter } from '../../http/rate-limit/memory-limiter.ts';
import { log } from './log.ts';

/** The rate limit of one process by itself: 80 MiB for a million clients with one request each, 110 MiB with two. */
export const processMemoryLimiter = () =>
	memoryLimiter({
		maximumClients: 1_000_000,
		maximumRequests: 2_000_000,
		onOverflow: (message) => log('limiter_overflow', { message }),
	});
