/** A response before a host turns it into its own kind: a `Response`, or writes to a socket. */
import type { Failure } from '../contract/errors.ts';
import { exhaustedRateLimit, rateLimitPolicy } from '../contract/limits.ts';
import { crossOriginHeaders, reusable } from '../urls/headers.ts';
import { openapiFile } from '../urls/paths.ts';
import type { Asset, Body } from './assets.ts';
import type { HttpRequest } from './ports.ts';

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
	/** The contract, which also has the notice of the board about its data. */
	Link: `<${openapiFile}>; rel="service-desc"`,
	...crossOriginHeaders,
} as const;

/** 200 with the file, or 304 when the client has it already. */
export function assetResponse(
	request: HttpRequest,
	asset: Asset,
	headers: Readonly<Record<string, string>>,
): HttpResponse {
	if (etagMatches(request.header('if-none-match'), asset.etag)) {
		const { 'Content-Type': _, ...kept } = headers;
		if (asset.body instanceof ReadableStream) void asset.body.cancel();
		return { status: 304, headers: { ...kept, ETag: asset.etag }, body: null };
	}
	const coding = asset.contentEncoding ? { 'Content-Encoding': asset.contentEncoding } : undefined;
	return { status: 200, headers: { ...headers, ETag: asset.etag, ...coding }, body: asset.body };
}

/**
 * Whether `If-None-Match` names the entity tag (RFC 9110 section 13.1.2): `*` or a list of tags, compared weakly.
 *
 * @param etag - The tag of the response, in quotes.
 */
export function etagMatches(header: string | null, etag: string): boolean {
	if (header === null) return false;
	if (header.trim() === '*') return true;
	// A tag has no quotes inside, so that it is in the header only as one of the list.
	return header.includes(etag.replace(/^W\//, ''));
}

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
