/**
 * Errors: the Error bodies of the contract, one for each thing that can go wrong, and what a log says about an error
 * that was thrown.
 */
import { launchPeriodsPath, openapiFile, productsPath } from '../urls/paths.ts';
import { rateLimit } from './limits.ts';
import type { InvalidParameter } from './pagination.ts';
import { truncate } from './text.ts';

export interface ErrorBody {
	readonly error: string;
	readonly code: string;
	readonly message: string;
	readonly resolution: string;
	readonly details?: Readonly<Record<string, unknown>>;
}

/** An Error body with the status that it is sent with. */
export interface Failure {
	readonly status: 400 | 403 | 404 | 405 | 408 | 413 | 429 | 431 | 500 | 503;
	readonly body: ErrorBody;
}

export const productNotFound = (slug: string): Failure => ({
	status: 404,
	body: {
		error: 'Product not found',
		code: 'product_not_found',
		message: `No public product has the slug \`${named(slug)}\`.`,
		resolution: `List the products at ${productsPath} and use one of their slugs.`,
	},
});

export const launchPeriodNotFound = (slug: string): Failure => ({
	status: 404,
	body: {
		error: 'Launch period not found',
		code: 'launch_period_not_found',
		message: `No active or finished launch period has the slug \`${named(slug)}\`.`,
		resolution: `List the launch periods at ${launchPeriodsPath} and use one of their slugs.`,
	},
});

export const notFound = (path: string): Failure => ({
	status: 404,
	body: {
		error: 'Not found',
		code: 'not_found',
		message: `Nothing is published at \`${named(path)}\`.`,
		resolution: `The contract at ${openapiFile} lists every path of the API.`,
	},
});

export const invalidParameter = ({ parameter, value, minimum, maximum }: InvalidParameter): Failure => ({
	status: 400,
	body: {
		error: 'Invalid parameter',
		code: 'invalid_parameter',
		message: `The query parameter \`${parameter}\` cannot be \`${named(value)}\`.`,
		resolution: `Send \`${parameter}\` once, as a whole number from ${minimum} to ${maximum} in plain digits, or leave it out.`,
		details: { parameter, value: shorten(value), minimum, maximum },
	},
});

export const methodNotAllowed = (method: string, allowed: string): Failure => ({
	status: 405,
	body: {
		error: 'Method not allowed',
		code: 'method_not_allowed',
		message: `This resource does not allow ${named(method)}.`,
		resolution: `Use one of: ${allowed}. The API is read-only.`,
	},
});

/** @param origin - Of the site. */
export const foreignOrigin = (origin: string): Failure => ({
	status: 403,
	body: {
		error: 'Foreign origin',
		code: 'foreign_origin',
		message: 'Only pages of this site can send this request.',
		resolution: `Send it from a page of ${origin}, or with the header \`Origin: ${origin}\`.`,
	},
});

export const tooLarge = (bytes: number): Failure => ({
	status: 413,
	body: {
		error: 'Content too large',
		code: 'content_too_large',
		message: `The body of the request is larger than ${bytes} bytes.`,
		resolution: `Send at most ${bytes} bytes.`,
	},
});

/** @param seconds - Whole seconds until a request is accepted again, at least 1. */
export const rateLimitExceeded = (seconds: number): Failure => ({
	status: 429,
	body: {
		error: 'Rate limit exceeded',
		code: 'rate_limit_exceeded',
		message: `More than ${rateLimit.quota} requests came from this address within ${rateLimit.windowSeconds} seconds.`,
		resolution: `Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, then try again. You can cache successful responses for an hour.`,
		details: { retry_after_seconds: seconds },
	},
});

export const internalError: Failure = {
	status: 500,
	body: {
		error: 'Internal error',
		code: 'internal_error',
		message: 'The server could not answer this request.',
		resolution: 'Try again in a minute. If it keeps failing, tell the operator of this site.',
	},
};

export const serverBusy: Failure = {
	status: 503,
	body: {
		error: 'Server busy',
		code: 'server_busy',
		message: 'The server has too many files open to answer this request.',
		resolution: 'Try again in a second.',
	},
};

/** Limits how much of a client's input a response repeats. */
function shorten(text: string): string {
	return text.length > 100 ? `${truncate(text, 99)}…` : truncate(text, 100);
}

/** The same for sentences, where a line break or a hidden character would be more than a part of a name. */
const named = (text: string): string =>
	shorten(text.toWellFormed().replace(/[\p{C}\p{Zl}\p{Zp}`]/gu, encodeURIComponent));

/** An error for the log: one line of JSON, even if the stack has many lines. */
export interface ErrorFacts {
	readonly message: string;
	readonly code?: string;
	readonly stack?: string;
}

/** @param error - Anything that was thrown. User names and passwords in addresses are left out. */
export function errorFacts(error: unknown): ErrorFacts {
	if (!(error instanceof Error)) return { message: withoutCredentials(String(error)) };
	return {
		message: withoutCredentials(error.message),
		...('code' in error && { code: String(error.code) }),
		...(error.stack !== undefined && { stack: withoutCredentials(error.stack) }),
	};
}

/** Replaces `user:password` in every address of a text, which may be JSON. A password may hold `@`: the last one ends it. */
export function withoutCredentials(text: string): string {
	return text.replace(/:\/\/[^\s/"]*@/g, '://…@');
}
