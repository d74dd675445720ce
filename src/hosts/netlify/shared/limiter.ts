/** The rate limit at the edge: exact within an isolate, or shared by all of them through Redis over HTTP. */
import { errorFacts } from '../../../contract/errors.ts';
import type { Limiter } from '../../../http/ports.ts';
import { redisRestStore } from '../../../http/rate-limit/redis-log.ts';
import { SharedLimiter } from '../../../http/rate-limit/shared-limiter.ts';
import { SlidingLog } from '../../../http/rate-limit/sliding-log.ts';

const memory = new SlidingLog();

let limiter: Limiter | undefined;

/** Made with the first request, since an isolate has no environment before. */
export function isolateLimiter(): Limiter {
	limiter ??= chooseLimiter();
	return limiter;
}

function chooseLimiter(): Limiter {
	const url = Netlify.env.get('REDIS_REST_URL');
	const token = Netlify.env.get('REDIS_REST_TOKEN');
	if (!url || !token) return memory;
	const secret = Netlify.env.get('RATE_LIMIT_SECRET') || token;
	const log = (event: string, message: string) => console.log(JSON.stringify({ event, message }));
	return new SharedLimiter({
		store: redisRestStore({ url, token, secret }),
		memory,
		clock: () => performance.now(),
		onAway: (error) => {
			// `fetch` repeats an address or a token that it refuses.
			const reason = errorFacts(error).message.replaceAll(token, '…');
			log('limiter_store_away', `Each isolate counts by itself. ${reason}`);
		},
		onBack: () => log('limiter_store_back', 'The isolates count together again.'),
	});
}
