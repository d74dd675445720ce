/** The agents' endpoints, as every host serves them: from a web-standard request to a response. */

import { transportHeaders } from '../routes/headers.ts';
import { a2aEndpoint, mcpEndpoint, statusFile } from '../routes/paths.ts';
import { errorResponse } from './check-request.ts';
import { type AgentSite, readFrom } from './site.ts';

type Assets = Parameters<typeof readFrom>[0];
type OnError = (error: unknown) => void;

/** Each is loaded with the first request for it: clients wait while a function loads code, and A2A needs no SDK. */
const handlers = {
	[mcpEndpoint]: async () => (await import('./mcp/server.ts')).handleMcp,
	[a2aEndpoint]: async () => (await import('./a2a/handle.ts')).handleA2a,
};

/** State that requests to one release share. The promise is kept, so that requests at the same time read it once. */
type Shared = Promise<Pick<AgentSite, 'baseUrl' | 'notice' | 'memo'>>;

const sharedByAssets = new WeakMap<Assets, Shared>();
let latest: { readonly release: string; readonly shared: Shared } | undefined;

export interface AgentEndpointOptions {
	/**
	 * Name of the release, for a host that creates assets for each request. What is derived from the files is kept as long
	 * as the release is live; without a name, as long as the host keeps the assets.
	 */
	readonly release?: string;
	/** Called with a failure that the client sees as an internal error. */
	readonly onError: OnError;
}

/**
 * @param assets - Files of the release that is live.
 * @returns Never a rejected promise: a failure is a JSON-RPC error with the status 500.
 */
export async function handleAgentRequest(
	path: keyof typeof handlers,
	request: Request,
	assets: Assets,
	{ release, onError }: AgentEndpointOptions,
): Promise<Response> {
	try {
		const [site, handle] = await Promise.all([siteOf(assets, release, onError), handlers[path]()]);
		const response = await handle(request, site);
		for (const [name, value] of Object.entries(transportHeaders(site.baseUrl))) response.headers.set(name, value);
		return response;
	} catch (error) {
		onError(error);
		return errorResponse(500, -32603, 'The server could not answer this request. Try again in a minute.');
	}
}

/** Files are read through the request at hand; what is derived from those of the same release stays valid. */
async function siteOf(assets: Assets, release: string | undefined, onError: OnError): Promise<AgentSite> {
	const read = readFrom(assets);
	return { ...(await sharedOf(assets, release, read)), read, onError };
}

function sharedOf(assets: Assets, release: string | undefined, read: AgentSite['read']): Shared {
	const known =
		release === undefined ? sharedByAssets.get(assets) : latest?.release === release ? latest.shared : undefined;
	if (known) return known;
	const shared = readStatus(read).then((status) => ({ ...status, memo: new Map<string, Promise<unknown>>() }));
	if (release === undefined) sharedByAssets.set(assets, shared);
	else latest = { release, shared };
	// Failures are not cached.
	shared.catch(() => {
		sharedByAssets.delete(assets);
		if (latest?.shared === shared) latest = undefined;
	});
	return shared;
}

/** As the build wrote it into `/status.json`. */
async function readStatus(read: AgentSite['read']): Promise<Pick<AgentSite, 'baseUrl' | 'notice'>> {
	const status = JSON.parse((await read(statusFile)) ?? '{}') as Readonly<Record<string, unknown>>;
	if (typeof status['base_url'] !== 'string')
		throw new Error(`\`${statusFile}\` has no \`base_url\`. Build the catalog.`);
	return { baseUrl: status['base_url'], notice: typeof status['notice'] === 'string' ? status['notice'] : undefined };
}
