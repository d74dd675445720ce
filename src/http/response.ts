/** A response before a host turns it into its own kind: a `Response`, or writes to a socket. */
import type { Failure } from '../contract/errors.ts';
import { exhaustedRateLimit, rateLimitPolicy } from '../contract/rate-limit.ts';
import { reusable } from '../routes/cache-policy.ts';
import { crossOriginHeaders } from '../routes/site-headers.ts';
import type { Body } from './asset.ts';

export interface HttpResponse {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Body | null;
}

const json = 'application/json; charset=utf-8';

/** Headers of every 200 and 304 of the API. */
export const apiHeaders = {
	'Content-Type': json,
	'Cache-Control': reusable,
	'RateLimit-Policy': rateLimitPolicy,
	Vary: 'Accept-Encoding',
	...crossOriginHeaders,
} as const;

/** An Error body with its status. Only a 404 may be kept, and only for a minute. */
export function failure({ status, body }: Failure, extra: Readonly<Record<string, string>> = {}): HttpResponse {
	const headers = {
		'Content-Type': json,
		'Cache-Control': status === 404 ? 'public, max-age=60' : 'no-store',
		...crossOriginHeaders,
		...extra,
	};
	return { status, headers, body: JSON.stringify(body) };
}

/** The three headers of a 429, which all carry the same number of seconds. */
export const rejectionHeaders = (seconds: number): Record<string, string> => ({
	'RateLimit-Policy': rateLimitPolicy,
	RateLimit: exhaustedRateLimit(seconds),
	'Retry-After': String(seconds),
});

/** The response to OPTIONS, a CORS preflight among them. */
export const preflight = (methods: string): HttpResponse => ({
	status: 204,
	headers: {
		Allow: methods,
		'Access-Control-Allow-Methods': methods,
		'Access-Control-Allow-Headers': '*',
		'Access-Control-Max-Age': '86400',
		...crossOriginHeaders,
	},
	body: null,
});
