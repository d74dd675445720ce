/** Methods that never become a request: CONNECT, and those that Node's parser does not know. */
import { methodNotAllowed as agentMethodNotAllowed } from '../../agents/check-request.ts';
import { methodNotAllowed } from '../../contract/errors.ts';
import { readMethods } from '../../http/create-handler.ts';
import { failure, type HttpResponse } from '../../http/response.ts';
import { agentEndpoints } from '../../routes/paths.ts';
import { plainPath } from '../../routes/route.ts';
import { originForm, toHttpResponse } from './http-message.ts';

/** The 405 of a path, in the shape that its callers read. */
export async function methodResponse(method: string, target: string): Promise<HttpResponse> {
	const path = plainPath(originForm(target));
	if (agentEndpoints.some((endpoint) => endpoint === path)) return toHttpResponse(agentMethodNotAllowed());
	return failure(methodNotAllowed(method, readMethods), { Allow: readMethods });
}

/** A request line (RFC 9112 section 3), of which the parser has refused the method. */
const requestLine = /^([\w!#$%&'*+.^`|~-]+) (\S+) HTTP\/1\.[01]\r?$/;

/**
 * @param packet - What came last.
 * @param at - Where in it the parser gave up.
 * @returns `undefined` when there is no request line.
 */
export function refusedRequest(packet: Buffer, at: number): { method: string; target: string } | undefined {
	const start = packet.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
	const end = packet.indexOf('\n', start);
	const [, method, target] = requestLine.exec(packet.toString('latin1', start, end < 0 ? undefined : end)) ?? [];
	return method === undefined || target === undefined ? undefined : { method, target };
}
