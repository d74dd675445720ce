import { memoryLimiter } from '../../http/rate-limit/memory-limiter.ts';
import { SlidingLog } from '../../http/rate-limit/sliding-log.ts';
import { log } from './log.ts';

const size = { maximumClients: 1_000_000, maximumRequests: 2_000_000 };

/** Bytes of the memory of the limit. */
export const limiterBytes = SlidingLog.bytes(size);

const logOverflow = (message: string) => log('limiter_overflow', { message });

/** The rate limit of one process by itself: 80 MiB for a million clients with one request each, 110 MiB with two. */
export const processMemoryLimiter = () => memoryLimiter({ ...size, onOverflow: logOverflow });

/**
 * The same in memory that threads share, who have to take turns.
 *
 * @param memory - Of {@link limiterBytes}.
 */
export const threadMemoryLimiter = (memory: SharedArrayBuffer, onOverflow = logOverflow) =>
	memoryLimiter({ ...size, memory, clock: monotonicMilliseconds, onOverflow });

/** A clock that all threads read alike; `performance.now()` begins with its thread. */
function monotonicMilliseconds(): number {
	const [seconds, nanoseconds] = process.hrtime();
	return seconds * 1_000 + nanoseconds / 1_000_000;
}
