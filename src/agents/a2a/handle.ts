/** Agent2Agent 1.0 over JSON-RPC, stateless: each message is answered with a message, and no task is ever kept. */

import { truncate } from '../../contract/truncate.ts';
import { a2aVersion } from '../../routes/discovery.ts';
import { guarded } from '../guard.ts';
import type { AgentSite } from '../site.ts';
import * as errors from './errors.ts';
import { maximumIdLength } from './message.ts';
import { methods } from './methods.ts';

const allowedHeaders = 'Content-Type, Accept, A2A-Version, A2A-Extensions';

export function handleA2a(request: Request, site: AgentSite): Promise<Response> {
	return guarded(request, site, allowedHeaders, async (body) => {
		const call = readCall(body);
		const id = 'id' in call ? call.id : null;
		try {
			if ('error' in call) throw call.error;
			const result = await answer(call, versionOf(request), site);
			return Response.json({ jsonrpc: '2.0', id, result });
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

/** The request, or why it is none; then its id only when it has one that can be given back. */
function readCall(body: string): Call | { readonly error: errors.A2aError; readonly id: string | number | null } {
	let call: unknown;
	try {
		call = JSON.parse(body);
	} catch {
		return { error: errors.parseError, id: null };
	}
	if (typeof call !== 'object' || call === null || Array.isArray(call))
		return { error: errors.invalidRequest, id: null };
	const { jsonrpc, id = null, method, params = {} } = call as Record<string, unknown>;
	const isId = typeof id === 'string' ? id.length <= maximumIdLength : id === null || Number.isSafeInteger(id);
	if (!isId) return { error: errors.invalidRequest, id: null };
	const known = id as string | number | null;
	if (jsonrpc !== '2.0' || typeof method !== 'string') return { error: errors.invalidRequest, id: known };
	return { id: known, method, params };
}

/** Without the header a call is one of version 0.3 (A2A 1.0, section on versions); an empty one is none. */
function versionOf(request: Request): string {
	return request.headers.get('a2a-version') || new URL(request.url).searchParams.get('A2A-Version') || '0.3';
}

async function answer({ method, params }: Call, version: string, site: AgentSite): Promise<unknown> {
	if (version !== a2aVersion) throw errors.versionNotSupported(truncate(version, 20));
	const run = methods.get(method);
	if (!run) throw errors.methodNotFound;
	if (typeof params !== 'object' || params === null || Array.isArray(params)) {
		throw errors.invalidParameters([{ field: 'params', description: 'must be an object' }]);
	}
	return run(params as Readonly<Record<string, unknown>>, site);
}
