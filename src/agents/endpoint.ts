/** The agents' endpoints, as every host serves them: from a web-standard request to a response. */

import { transportHeaders } from '../urls/headers.ts';
import { a2aEndpoint, mcpEndpoint, statusFile } from '../urls/paths.ts';
import { errorResponse } from './check-request.ts';
import { type AgentSite, readFrom } from './site.ts';

/** Unknown names of a request that get near ones: each is compared with the names of all products. */
const maximumNearNames = 2;

type Assets = Parameters<typeof readFrom>[0];

/** Each is loaded with the first request for it: clients wait while a function loads code, and A2A needs no SDK. */
const handlers = {
	[mcpEndpoint]: async () => (await import('./mcp/server.ts')).handleMcp,
	[a2aEndpoint]: async () => (await import('./a2a/handle.ts')).handleA2a,
};

/** State that requests to one release share. The promise is kept, so that requests at the same time read it once. */
type Status = Pick<AgentSite, 'baseUrl' | 'name' | 'lang' | 'notice' | 'numbers'>;
type Shared = Promise<Status & Pick<AgentSite, 'memo'>>;

const sharedByAssets = new WeakMap<Assets, Shared>();

/**
 * @param assets - Files of the release that is live. What is derived from them is kept as long as the host keeps them.
 * @param onError - Called with a failure that the client sees as an internal error.
 * @returns Never a rejected promise: a failure is a JSON-RPC error with the status 500.
 */
export async function handleAgentRequest(
	path: keyof typeof handlers,
	request: Request,
	assets: Assets,
	{ onError }: { readonly onError: (error: unknown) => void },
): Promise<Response> {
	try {
		const [shared, handle] = await Promise.all([sharedOf(assets), handlers[path]()]);
		const site = { ...shared, read: readFrom(assets), nearNames: { left: maximumNearNames }, onError };
		const response = await handle(request, site);
		for (const [name, value] of Object.entries(transportHeaders(site.baseUrl))) response.headers.set(name, value);
		return response;
	} catch (error) {
		onError(error);
		return errorResponse(500, -32603, 'The server could not answer this request. Try again in a minute.');
	}
}

function sharedOf(assets: Assets): Shared {
	const known = sharedByAssets.get(assets);
	if (known) return known;
	const shared = readStatus(readFrom(assets)).then((status) => ({ ...status, memo: new Map() }));
	sharedByAssets.set(assets, shared);
	// Failures are not cached.
	shared.catch(() => sharedByAssets.delete(assets));
	return shared;
}

/** As the build wrote it into `/status.json`. */
async function readStatus(read: AgentSite['read']): Promise<Status> {
	const status = JSON.parse((await read(statusFile)) ?? '{}') as Readonly<Record<string, unknown>>;
	if (typeof status['base_url'] !== 'string')
		throw new Error(`\`${statusFile}\` has no \`base_url\`. Build the catalog.`);
	const textAt = (key: string) => (typeof status[key] === 'string' ? status[key] : undefined);
	const [name, lang, notice, numbers] = ['name', 'lang', 'notice', 'numbers'].map(textAt);
	return { baseUrl: status['base_url'], name, lang, notice, numbers };
}
