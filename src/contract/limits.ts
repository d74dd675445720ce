/**
 * The numbers that the contract promises, and the headers that state the rate limit (RateLimit header fields draft).
 */

/** Bounds of the query parameter `page`. */
export const pageBounds = { minimum: 1, maximum: 10_000 } as const;

/** Bounds of the query parameter `per_page`. */
export const perPageBounds = { minimum: 1, maximum: 100 } as const;

export const defaultPerPage = 50;

/** Page sizes whose pages are built as files; any other size is composed from the largest. */
export const builtPageSizes = [defaultPerPage, perPageBounds.maximum] as const;

export const maximumLaunchPeriods = 26;
export const maximumRankings = 50;

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
