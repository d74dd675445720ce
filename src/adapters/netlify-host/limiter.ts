/** The rate limit at the edge: exact within an isolate, or shared by all of them through Redis over HTTP. */
import { rateLimit } from '../../contract/rate-limit.ts';
import type { Limiter } from '../../edge/ports.ts';
import { SlidingLog } from '../../edge/sliding-log.ts';

/** Keeps an isolate at about 10 MB of clients. */
const maximumClients = 20_000;

export const limiter: Limiter = new SlidingLog({
	quota: rateLimit.quota,
	windowMilliseconds: rateLimit.windowSeconds * 1_000,
	clock: () => Math.floor(performance.now()),
	maximumClients,
});
