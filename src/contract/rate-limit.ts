/** The rate limit that the contract promises, and the headers that speak of it (RateLimit header fields draft). */

export const rateLimit = {
	policy: 'api',
	/** Accepted requests … */
	quota: 120,
	/** … in any window of this many seconds, per client. */
	windowSeconds: 60,
} as const;

/** Value of `RateLimit-Policy`, on every 200 and 429. */
export const rateLimitPolicy = `"${rateLimit.policy}";q=${rateLimit.quota};w=${rateLimit.windowSeconds}`;

/**
 * Value of `RateLimit`, on a rejected request only.
 *
 * @param seconds - Whole seconds until a request is accepted again, at least 1.
 */
export const exhaustedRateLimit = (seconds: number): string => `"${rateLimit.policy}";r=0;t=${seconds}`;
