/** Agent2Agent 1.0 and 0.3 over JSON-RPC, stateless: each message gets a message back, and there are no tasks. */

import { truncate } from '../../contract/truncate.ts';
import { respondToPost } from '../check-request.ts';
import { isObject, maximumIdLength, parseJson } from '../json-rpc.ts';
import { protocols } from '../protocols.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import { type Method, methods } from './methods.ts';
import { methodsOf03 } from './methods-0-3.ts';

export function handleA2a(request: Request, site: AgentSite): Promise<Response> {
	return respondToPost(request, site, protocols['/a2a'], async (body) => {
		const call = parseCall(body);
		const { id } = call;
		try {
			if ('error' in call) throw call.error;
			return Response.json({ jsonrpc: '2.0', id, result: await callMethod(call, versionOf(request), site) });
		} catch (error) {
			if (!(error instanceof errors.A2aError)) site.onError?.(error);
			const { rpc } = error instanceof errors.A2aError ? error : errors.internalError;
			return Response.json({ jsonrpc: '2.0', id, error: rpc });
		}
	});
}

interface Call {
	readonly id: string | number | null;
	readonly method: string;
	readonly params: unknown;
}

/** The JSON-RPC request, or the error about it, with its id where that can be repeated. */
function parseCall(body: string): Call | { readonly id: Call['id']; readonly error: errors.A2aError } {
	const call = parseJson(body);
	if (call === undefined) return { id: null, error: errors.parseError };
	if (!isObject(call)) return { id: null, error: errors.invalidRequest };
	const { jsonrpc, id = null, method, params = {} } = call;
	const isId = typeof id === 'string' ? id.length <= maximumIdLength : id === null || Number.isSafeInteger(id);
	if (!isId) return { id: null, error: errors.invalidRequest };
	const known = id as Call['id'];
	if (jsonrpc !== '2.0' || typeof method !== 'string') return { id: known, error: errors.invalidRequest };
	return { id: known, method, params };
}

/** The methods of each version; cards of 0.3 name it with its patch. */
const served: ReadonlyMap<string, ReadonlyMap<string, Method>> = new Map([
	['1.0', methods],
	['0.3', methodsOf03],
	['0.3.0', methodsOf03],
]);

/** Without the header, or with an empty one, a call is one of version 0.3 (A2A 1.0, section on versions). */
function versionOf(request: Request): string {
	return request.headers.get('a2a-version') || new URL(request.url).searchParams.get('A2A-Version') || '0.3';
}

async function callMethod({ method, params }: Call, version: string, site: AgentSite): Promise<unknown> {
	const known = served.get(version);
	if (!known) throw errors.versionNotSupported(truncate(version, 20));
	const run = known.get(method);
	if (!run) throw methods.has(method) ? errors.versionMissing(method) : errors.methodNotFound(version);
	if (!isObject(params)) throw errors.invalidParameters([{ field: 'params', description: 'must be an object' }]);
	return run(params, site);
}
