/** What Node's parser lets through although RFC 9112 has it refused. */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import type { Failure } from '../../contract/errors.ts';
import { malformed } from './failures.ts';

/** @returns `undefined` for a request that is well-formed. */
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
