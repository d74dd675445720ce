/** Error bodies of requests that are no proper HTTP, or come too late, and how they are told. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Failure } from '../../contract/errors.ts';

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
	'The header `Expect` names something other than `100-continue`.',
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

/** `uri-host [ ":" port ]` of RFC 3986 section 3.2; an address without an authority has an empty one. */
const hostPattern = /^(?:\[([0-9a-f:.]+)\]|(?:[\w.~!$&'()*+,;=-]|%[0-9a-f]{2})*)(?::(\d*))?$/i;

/** Section 3.2: each request of HTTP/1.1 names its host once, and each host is one. */
function hostProblem({ httpVersion, headers: { host }, rawHeaders }: IncomingMessage): string | undefined {
	if (host === undefined) return httpVersion === '1.0' ? undefined : 'The request has no Host header.';
	const [whole, address = '::', port = ''] = hostPattern.exec(host) ?? [];
	if (whole === undefined || !isIPv6(address) || Number(port) > 65_535)
		return 'The Host header holds something other than a host and a port.';
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
	if (httpVersion === '1.0') return 'HTTP/1.0 has no Transfer-Encoding.';
	return coding.trim().toLowerCase() === 'chunked' ? undefined : 'The only Transfer-Encoding understood is `chunked`.';
}

/** A request line (RFC 9112 section 3), of which the parser may have refused the method. */
const requestLine = /^([\w!#$%&'*+.^`|~-]+) \S+ HTTP\/1\.[01]\r?$/;

/**
 * The method that the parser has refused.
 *
 * @param packet - What came last.
 * @param at - Where in it the parser gave up.
 * @returns `undefined` when there is no request line.
 */
export function refusedMethod(packet: Buffer, at: number): string | undefined {
	const start = packet.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
	const end = packet.indexOf('\n', start);
	return requestLine.exec(packet.toString('latin1', start, end < 0 ? undefined : end))?.[1];
}
