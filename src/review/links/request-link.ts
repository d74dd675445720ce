/** One request to a host that nobody vouches for: bounded in time, without its body, and to public addresses only. */
import { lookup as resolveName } from 'node:dns';
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface LinkRequestOptions {
	/** Milliseconds until the head of the response has to be there. */
	readonly timeout: number;
	/** Whether a numeric address may be requested. */
	readonly isAllowed: (address: string) => boolean;
}

export const defaultLinkRequest: LinkRequestOptions = { timeout: 20_000, isAllowed: isPublicAddress };

export interface LinkResponse {
	readonly status: number;
	readonly location: string | undefined;
}

/** Nobody is to find out by a link of the content what answers in the network of this machine. */
export class NotPublicError extends Error {
	override readonly name = 'NotPublicError';

	constructor() {
		super('leads to an address that is not public');
	}
}

/** @throws {Error} whose message says why there is no response. */
export function requestLink(
	method: 'HEAD' | 'GET',
	url: URL,
	{ timeout, isAllowed }: LinkRequestOptions,
): Promise<LinkResponse> {
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new NotPublicError());
	return new Promise((resolve, reject) => {
		const options: RequestOptions = {
			method,
			headers: {
				Accept: 'text/html,*/*;q=0.8',
				'User-Agent': 'Mozilla/5.0 (compatible; launch-catalog link check)',
			},
			// The address that was allowed is the one that is connected to.
			lookup: allowedLookup(isAllowed),
			agent: false,
			maxHeaderSize: 32_768,
		};
		const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
		const request = send(url, options, (response) => {
			clearTimeout(timer);
			resolve({ status: response.statusCode ?? 0, location: response.headers.location });
			// A body may have no end.
			request.destroy();
		});
		const timer = setTimeout(
			() => request.destroy(new Error(`does not respond within ${timeout / 1_000} seconds`)),
			timeout,
		);
		request.once('error', (error) => {
			clearTimeout(timer);
			reject(error);
		});
		request.end();
	});
}

const allowedLookup =
	(isAllowed: LinkRequestOptions['isAllowed']): LookupFunction =>
	(hostname, options, callback) => {
		resolveName(hostname, { ...options, all: true }, (error, addresses) => {
			if (error) return callback(error, []);
			const allowed = addresses.filter(({ address }) => isAllowed(address));
			const [first] = allowed;
			if (!first) return callback(new NotPublicError(), []);
			if (options.all) callback(null, allowed);
			else callback(null, first.address, first.family);
		});
	};
