/** node:http messages as the request handler reads and writes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Body } from '../../http/asset.ts';
import { byteLength } from '../../http/body.ts';
import { type Bytes, JoinedBytes } from '../../http/joined-bytes.ts';
import type { MaybePromise } from '../../http/maybe-promise.ts';
import type { HttpRequest } from '../../http/request.ts';
import type { HttpResponse } from '../../http/response.ts';
import { transportHeaders } from '../../routes/site-headers.ts';
import { clientAddress } from './client-address.ts';
import { giveBuffer, takeBuffer } from './send-buffers.ts';

/** @param trustedProxies - How many proxies in front append to `X-Forwarded-For`. */
export function toHttpRequest(request: IncomingMessage, trustedProxies: number): HttpRequest {
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
export function originForm(target: string): string {
	if (target.startsWith('/')) return target;
	const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
	return path === '' || path.startsWith('?') ? `/${path}` : path;
}

/** A web-standard response for a host that writes responses. Only a stream of events has no end that could be awaited. */
export async function toHttpResponse(response: Response): Promise<HttpResponse> {
	const { status, body } = response;
	const headers = Object.fromEntries(response.headers);
	const streams = headers['content-type']?.startsWith('text/event-stream');
	return { status, headers, body: body === null || streams ? body : await response.text() };
}

/** A response that did not come through the handler, with the headers of every other. */
export function withTransport(response: HttpResponse, baseUrl: string): HttpResponse {
	return { ...response, headers: { ...response.headers, ...transportHeaders(baseUrl) } };
}

/** A client that takes less than this within the send timeout counts as one that takes nothing. */
const pieceBytes = 65_536;

/**
 * @param beforeEnd - Called when all is written but the end.
 * @returns A promise only for bodies that stream, and with `beforeEnd`; any other is written when the call returns.
 */
export function writeResponse(
	{ status, headers, body: given }: HttpResponse,
	response: ServerResponse,
	beforeEnd?: () => Promise<void>,
): MaybePromise<void> {
	if (given instanceof ReadableStream) {
		response.writeHead(status, headers);
		return pipeline(Readable.fromWeb(given as NodeReadableStream), response);
	}
	const body = given instanceof JoinedBytes ? joinedFor(response, given) : given;
	// A HEAD response has the length of the body that it does not have.
	const length = status === 204 || status === 304 ? undefined : (headers['Content-Length'] ?? String(byteLength(body)));
	response.writeHead(status, length === undefined ? headers : { ...headers, 'Content-Length': length });
	if (body instanceof Uint8Array && body.length > pieceBytes) return pipeline(Readable.from(pieces(body)), response);
	const sent = isSmall(body) ? byteString(body) : undefined;
	if (!beforeEnd) return void (sent === undefined ? response.end(body) : response.end(sent, 'latin1'));
	response.cork();
	if (sent !== undefined) response.write(sent, 'latin1');
	else if (body) response.write(body);
	response.uncork();
	response.flushHeaders();
	return beforeEnd().then(() => void response.end());
}

/** Up to this many bytes it is cheaper to copy a body behind its headers than to have the system gather the two. */
const smallBytes = 4_096;

const isSmall = (body: Body | null): body is Bytes => body instanceof Uint8Array && body.length <= smallBytes;

/** Each byte as a character: `http` puts a text behind the headers, and sends both in one write. */
const byteString = ({ buffer, byteOffset, length }: Bytes): string =>
	Buffer.from(buffer, byteOffset, length).toString('latin1');

/** A body in a buffer that is used again when the response has been sent. */
function joinedFor(response: ServerResponse, body: JoinedBytes): Bytes {
	const buffer = takeBuffer(body.length);
	response.once('finish', () => giveBuffer(buffer));
	body.copyTo(buffer);
	return buffer.subarray(0, body.length);
}

function* pieces(bytes: Bytes): Generator<Bytes> {
	for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

/** Whether the client has announced a body that has not come yet. */
export function isArriving({ headers, complete }: IncomingMessage): boolean {
	if (complete) return false;
	return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
