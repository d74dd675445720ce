/** An answer before a host turns it into its own kind: a `Response`, or writes to a socket. */
import type { Failure } from '../contract/errors.ts';
import { maximumAge } from '../contract/limits.ts';
import { exhaustedRateLimit, rateLimitPolicy } from '../contract/rate-limit.ts';
import type { Body } from './asset.ts';

export interface HttpResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Body | null;
}

const json = 'application/json; charset=utf-8';

/** Every origin may read what is public, and the headers that tell about it. */
const openToAll = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': 'ETag, Link, RateLimit, RateLimit-Policy, Retry-After',
	'X-Content-Type-Options': 'nosniff',
} as const;

/** Headers of every 200 and 304 of the API. */
export const apiHeaders = {
	'Content-Type': json,
	'Cache-Control': `public, max-age=${maximumAge}`,
	'RateLimit-Policy': rateLimitPolicy,
	Vary: 'Accept-Encoding',
	...openToAll,
} as const;

/**
 * Headers of everything outside the API. They are the same for every path, so that a CDN sets them by one rule: scripts,
 * styles and pictures come from this site alone, frames and forms are off, and a path may be negotiated.
 */
export const siteHeaders = {
	'Content-Security-Policy':
		"default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
	/** All may search and quote; training on the makers' texts is not ours to grant (contentsignals.org). */
	'Content-Signal': 'search=yes, ai-input=yes, ai-train=no',
	'Referrer-Policy': 'strict-origin-when-cross-origin',
	Vary: 'Accept, Accept-Encoding',
	...openToAll,
} as const;

/** An Error body with its status. Only a 404 may be kept, and only for a minute. */
export function failure({ status, body }: Failure, extra: Readonly<Record<string, string>> = {}): HttpResponse {
	const headers = {
		'Content-Type': json,
		'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
		...openToAll,
		...extra,
	};
	return { status, headers, body: JSON.stringify(body) };
}

/** The three headers of a 429, which all tell the same number of seconds. */
export const rejectionHeaders = (seconds: number): Record<string, string> => ({
	'RateLimit-Policy': rateLimitPolicy,
	RateLimit: exhaustedRateLimit(seconds),
	'Retry-After': String(seconds),
});

/** The answer to OPTIONS, a CORS preflight among them. */
export const preflight = (methods: string): HttpResponse => ({
	status: 204,
	headers: {
		Allow: methods,
		'Access-Control-Allow-Methods': methods,
		'Access-Control-Allow-Headers': '*',
		'Access-Control-Max-Age': '86400',
		...openToAll,
	},
	body: null,
});
