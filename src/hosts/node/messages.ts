/** node:http messages: reads and writes them for the request handler, and refuses malformed ones. */
import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Failure } from '../../contract/errors.ts';
import { byteLength } from '../../http/assets.ts';
import type { HttpRequest } from '../../http/ports.ts';
import type { HttpResponse } from '../../http/response.ts';
import { transportHeaders } from '../../urls/headers.ts';
import { clientAddress } from './client-address.ts';

/** @param trustedProxies - How many proxies in front append to `X-Forwarded-For`. */
export function toHttpRequest(request: IncomingMessage, trustedProxies: number, id?: string): HttpRequest {
	const header = (name: string) => {
		const value = request.headers[name];
		return value === undefined ? null : String(value);
	};
	return {
		method: request.method ?? 'GET',
		target: originForm(request.url ?? '/'),
		header,
		client: clientAddress(request.socket.remoteAddress ?? '', header('x-forwarded-for'), trustedProxies),
		...(id !== undefined && { id }),
	};
}

/** Distinguishes the requests of this process from those of others and of earlier ones. */
const prefix = randomBytes(6).toString('base64url');
let count = 0;

/** The name that a trusted proxy has given a request, or a new one. */
export function requestId({ headers }: IncomingMessage, trustedProxies: number): string {
	const given = trustedProxies > 0 ? headers['x-request-id'] : undefined;
	if (typeof given === 'string' && /^[\x21-\x7e]{1,200}$/.test(given)) return given;
	return `${prefix}-${(++count).toString(36)}`;
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

/** A response from outside the handler, with the headers of all others. */
export function withTransport(response: HttpResponse, baseUrl: string): HttpResponse {
	return { ...response, headers: { ...response.headers, ...transportHeaders(baseUrl) } };
}

/** @param own - Headers of this response alone. */
export async function writeResponse(given: HttpResponse, response: ServerResponse, own = {}): Promise<void> {
	const { status } = given;
	const headers: Record<string, string> = { ...given.headers, ...own };
	// A text is encoded once, for its length and for the socket.
	const body = typeof given.body === 'string' ? Buffer.from(given.body) : given.body;
	if (body instanceof ReadableStream) {
		response.writeHead(status, headers);
		return pipeline(Readable.fromWeb(body as NodeReadableStream), response);
	}
	// A HEAD response has the length of the body that GET would send.
	if (status !== 204 && status !== 304) headers['Content-Length'] ??= String(byteLength(body));
	response.writeHead(status, headers);
	response.end(body);
}

/** A whole response as bytes on the wire, after which the connection closes. */
export function rawResponse({ status, headers, body }: HttpResponse): string {
	const text = String(body);
	const fields = {
		...headers,
		Date: new Date().toUTCString(),
		'Content-Length': Buffer.byteLength(text),
		Connection: 'close',
	};
	const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
	return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
}

/** The client left before its request was complete, so it needs no response. */
export class RequestAborted extends Error {
	override readonly name = 'RequestAborted';
}

/**
 * Reads the body of a request.
 *
 * @returns Of a body above the bound the first bytes, which are more than that; the rest is read and thrown away.
 * @throws {RequestAborted} when the client leaves.
 */
export function readBody(request: IncomingMessage, maximumBytes: number): Promise<Buffer<ArrayBuffer>> {
	return new Promise((resolve, reject) => {
		const chunks: Buffer[] = [];
		let size = 0;
		const whole = () => resolve(Buffer.concat(chunks));
		const gone = () => reject(new RequestAborted('The client left.'));
		// The server has already ended the stream of a request that announces no body, without an event.
		if (request.readableEnded) return whole();
		// Its events have passed while the request was decided on.
		if (request.destroyed) return gone();
		request.on('data', (chunk: Buffer) => {
			if (size > maximumBytes) return;
			chunks.push(chunk);
			size += chunk.length;
			if (size > maximumBytes) whole();
		});
		request.once('end', whole).once('close', gone).once('error', gone);
	});
}

const failureOf = (status: Failure['status'], error: string, message: string, resolution: string): Failure => ({
	status,
	body: { error, code: error.toLowerCase().replaceAll(' ', '_'), message, resolution },
});

export const malformed = (message: string): Failure =>
	failureOf(
		400,
		'Bad request',
		message,
		'Send a request line, one Host header, well-formed headers, and the whole body that they announce.',
	);

export const headersTooLarge = failureOf(
	431,
	'Headers too large',
	'The request line and headers are larger than 16 KiB.',
	'Send fewer or shorter headers.',
);

export const requestTimeout = failureOf(
	408,
	'Request timeout',
	'The request did not arrive in time.',
	'Send the headers within 10 seconds, and the whole request within 15.',
);

/** What Node's parser lets through although RFC 9112 has it refused; `undefined` for a request that is well-formed. */
export function requestProblem(request: IncomingMessage): Failure | undefined {
	const problem = versionProblem(request) ?? hostProblem(request) ?? codingProblem(request);
	return problem === undefined ? undefined : malformed(problem);
}

const versionProblem = ({ httpVersion }: IncomingMessage): string | undefined =>
	['1.0', '1.1'].includes(httpVersion) ? undefined : 'The version in the request line is not HTTP/1.0 or HTTP/1.1.';

/** Section 3.2: each request of HTTP/1.1 names its host once; an address without an authority has an empty one. */
function hostProblem({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): string | undefined {
	if (host === undefined) return httpVersion === '1.0' ? undefined : 'The request has no Host header.';
	if (host !== '' && (/[\s/?#@\\]/.test(host) || !URL.canParse(`http://${host}`)))
		return 'The Host header is not a host with an optional port.';
	let lines = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === 'host') lines++;
	}
	return lines > 1 ? 'The request has more than one Host header.' : undefined;
}

/** Section 6.1: a body in a coding that is not understood has no end that is known. */
function codingProblem({ httpVersion, headers }: IncomingMessage): string | undefined {
	const coding = headers['transfer-encoding'];
	if (coding === undefined) return undefined;
	if (httpVersion === '1.0') return 'HTTP/1.0 does not allow Transfer-Encoding.';
	return coding.trim().toLowerCase() === 'chunked' ? undefined : 'The only supported Transfer-Encoding is `chunked`.';
}

/** A request line (RFC 9112 section 3). */
const requestLine = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]\r?$/m;

/** The method that the parser has refused; `undefined` when there is no request line. @param packet - What came last. */
export const refusedMethod = (packet: Buffer): string | undefined => requestLine.exec(packet.toString('latin1'))?.[1];
