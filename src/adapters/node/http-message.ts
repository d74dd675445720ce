/** node:http messages as the edge reads and writes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Answer } from '../../edge/answer.ts';
import type { Ask } from '../../edge/ask.ts';
import { byteLength, isParts } from '../../edge/body-init.ts';
import type { Eventually } from '../../edge/ports.ts';
import { clientAddress } from './client-address.ts';

/** @param trustedProxies - How many proxies in front append to `X-Forwarded-For`. */
export function askOf(request: IncomingMessage, trustedProxies: number): Ask {
	const forwardedFor = request.headers['x-forwarded-for'];
	return {
		method: request.method ?? 'GET',
		target: originForm(request.url ?? '/'),
		header: (name) => {
			const value = request.headers[name];
			return value === undefined ? null : String(value);
		},
		client: clientAddress(
			request.socket.remoteAddress ?? '',
			forwardedFor === undefined ? undefined : String(forwardedFor),
			trustedProxies,
		),
	};
}

/** Clients may send the whole URL, as to a proxy (RFC 9112 section 3.2.2). */
function originForm(target: string): string {
	if (target.startsWith('/')) return target;
	const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
	return path === '' || path.startsWith('?') ? `/${path}` : path;
}

/** @returns A promise only for bodies that stream; any other is written when the call returns. */
export function writeAnswer({ status, headers, body }: Answer, response: ServerResponse): Eventually<void> {
	if (body instanceof ReadableStream) {
		response.writeHead(status, headers);
		return pipeline(Readable.fromWeb(body as NodeReadableStream), response);
	}
	// A HEAD answer brings the length of the body that it does not have.
	const length = status === 204 || status === 304 ? undefined : (headers['Content-Length'] ?? String(byteLength(body)));
	response.writeHead(status, length === undefined ? headers : { ...headers, 'Content-Length': length });
	if (!isParts(body)) return void response.end(body);
	response.cork();
	for (const part of body) response.write(part);
	response.end();
}

/** Whether the client sends a body, which only doors read. */
export function hasBody({ headers }: IncomingMessage): boolean {
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
