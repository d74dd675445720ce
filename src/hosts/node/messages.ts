/** node:http messages: reads and writes them for the request handler, finds their client, and refuses malformed ones. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Failure } from '../../contract/errors.ts';
import { type Bytes, byteLength } from '../../http/assets.ts';
import type { HttpRequest } from '../../http/ports.ts';
import type { HttpResponse } from '../../http/response.ts';
import { transportHeaders } from '../../routes/headers.ts';

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

/** A response from outside the handler, with the headers of all others. */
export function withTransport(response: HttpResponse, baseUrl: string): HttpResponse {
	return { ...response, headers: { ...response.headers, ...transportHeaders(baseUrl) } };
}

/** A client that reads less than this within the send timeout counts as stalled. */
const pieceBytes = 65_536;

/** Up to this many bytes it is cheaper to copy a body behind its headers than to have the system gather the two. */
const smallBytes = 4_096;

export async function writeResponse({ status, headers, body }: HttpResponse, response: ServerResponse): Promise<void> {
	if (body instanceof ReadableStream) {
		response.writeHead(status, headers);
		return pipeline(Readable.fromWeb(body as NodeReadableStream), response);
	}
	// A HEAD response has the length of the body that GET would send.
	const length = status === 204 || status === 304 ? undefined : (headers['Content-Length'] ?? String(byteLength(body)));
	response.writeHead(status, length === undefined ? headers : { ...headers, 'Content-Length': length });
	if (body instanceof Uint8Array && body.length > pieceBytes) return pipeline(Readable.from(pieces(body)), response);
	// `http` puts a text behind the headers, and sends both in one write.
	if (body instanceof Uint8Array && body.length <= smallBytes)
		response.end(Buffer.from(body).toString('latin1'), 'latin1');
	else response.end(body);
}

function* pieces(bytes: Bytes): Generator<Bytes> {
	for (let start = 0; start < bytes.length; start += pieceBytes) yield bytes.subarray(start, start + pieceBytes);
}

/**
 * The address of the client. Each trusted proxy appends the address it saw to `X-Forwarded-For`, so with `n` of them
 * the n-th entry from the right is true; everything left of it is what the client claims. A request with fewer entries
 * did not come through all proxies, and counts for the socket it came from.
 *
 * @param socketAddress - The other end of the connection.
 */
export function clientAddress(socketAddress: string, forwardedFor: string | null, trustedProxies: number): string {
	if (trustedProxies === 0 || forwardedFor === null) return socketAddress;
	return addressIn(forwardedFor.split(',').at(-trustedProxies)?.trim() ?? '') ?? socketAddress;
}

/**
 * The address in an entry of `X-Forwarded-For`. Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`
 * (a port takes an IPv6 address into brackets, RFC 3986 section 3.2.2).
 */
function addressIn(entry: string): string | undefined {
	if (isIP(entry)) return entry;
	const [, bracketed = '', plain = ''] = /^(?:\[([^\]]+)\](?::\d{1,5})?|([^:]+):\d{1,5})$/.exec(entry) ?? [];
	if (isIP(bracketed) === 6) return bracketed;
	return isIP(plain) === 4 ? plain : undefined;
}

/**
 * Whether an address is in a list. An IPv4 address mapped into IPv6 is matched as the IPv4 address.
 *
 * @param list - Addresses and CIDR ranges, as the settings have checked them.
 */
export function addressMatcher(list: readonly string[]): (address: string) => boolean {
	if (list.length === 0) return () => false;
	const blocks = new BlockList();
	for (const entry of list) {
		const [address = '', prefix] = entry.split('/');
		const family = familyOf(address);
		blocks.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
	}
	return (address) => isIP(address) !== 0 && blocks.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

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

export const unknownExpectation = failureOf(
	417,
	'Expectation failed',
	'The header `Expect` has a value other than `100-continue`.',
	'Leave the header `Expect` out.',
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
	const problem = hostProblem(request) ?? codingProblem(request);
	return problem === undefined ? undefined : malformed(problem);
}

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
