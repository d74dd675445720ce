/** node:http messages as the request handler reads and writes them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { type Body, type Bytes, byteLength, isByteText } from '../../http/asset.ts';
import type { HttpRequest } from '../../http/ports.ts';
import type { HttpResponse } from '../../http/response.ts';
import { transportHeaders } from '../../routes/headers.ts';
import { clientAddress } from './client-address.ts';

/** @param trustedProxies - How many proxies in front append to `X-Forwarded-For`. */
export function toHttpRequest(request: IncomingMessage, trustedProxies: number): HttpRequest {
	const header = (name: string) => {
		const value = request.headers[name];
		return value === undefined ? null : String(value);
	};
	return {
		method: request.method ?? 'GET',
		target: originForm(request.url ?? '/'),
		header,
		client: clientAddress(request.socket.remoteAddress ?? '', header('x-forwarded-for'), trustedProxies),
	};
}

/** Clients may send the whole URL, as to a proxy (RFC 9112 section 3.2.2). */
function originForm(target: string): string {
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

/** Up to this many bytes it is cheaper to copy a body behind its headers than to have the system gather the two. */
const smallBytes = 4_096;

/** @param beforeEnd - Called when all is written but the end. */
export async function writeResponse(
	{ status, headers, body }: HttpResponse,
	response: ServerResponse,
	beforeEnd?: () => Promise<void>,
): Promise<void> {
	if (body instanceof ReadableStream) {
		response.writeHead(status, headers);
		return pipeline(Readable.fromWeb(body as NodeReadableStream), response);
	}
	// A HEAD response has the length of the body that it does not have.
	const length = status === 204 || status === 304 ? undefined : (headers['Content-Length'] ?? String(byteLength(body)));
	response.writeHead(status, length === undefined ? headers : { ...headers, 'Content-Length': length });
	if (body instanceof Uint8Array && body.length > pieceBytes) return pipeline(Readable.from(pieces(body)), response);
	const text = latin1Of(body);
	const [sent, encoding] = text === undefined ? ([body, 'utf8'] as const) : ([text, 'latin1'] as const);
	if (!beforeEnd) return void response.end(sent, encoding);
	response.cork();
	if (sent) response.write(sent, encoding);
	response.uncork();
	response.flushHeaders();
	await beforeEnd();
	response.end();
}

/** Each byte as a character: `http` puts a text behind the headers, and sends both in one write. */
function latin1Of(body: Exclude<Body, ReadableStream> | null): string | undefined {
	if (isByteText(body)) return body.latin1;
	if (!(body instanceof Uint8Array) || body.length > smallBytes) return undefined;
	return Buffer.from(body.buffer, body.byteOffset, body.length).toString('latin1');
}

function* pieces(bytes: Bytes): Generator<Bytes> {
	for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}
