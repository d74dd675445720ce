/** The doors for agents, as every host opens them: a web-standard request in, a response out. */

import { errorFacts } from '../contract/error-facts.ts';
import { statusFile } from '../routes/paths.ts';
import { transportHeaders } from '../routes/site-headers.ts';
import { handleA2a } from './a2a/handle.ts';
import { refusal } from './guard.ts';
import { handleMcp } from './mcp/handle.ts';
import { type AgentSite, readFrom } from './site.ts';

type Assets = Parameters<typeof readFrom>[0];

const doors = { '/mcp': handleMcp, '/a2a': handleA2a };

const kept = new WeakMap<Assets, AgentSite>();
let latest: { readonly release: string; readonly site: AgentSite } | undefined;

export interface AgentEndpointOptions {
	/**
	 * Name of the release, where the host makes other assets for each request. What was made of the files is kept as long
	 * as the release is live, or as long as the host keeps the assets.
	 */
	readonly release?: string;
	/** Told of a failure that the client sees as an internal error. */
	readonly onError?: (error: unknown) => void;
}

/**
 * @param assets - Files of the release that is live.
 * @returns Never a rejected promise: a failure is a JSON-RPC error with the status 500.
 */
export async function handleAgentRequest(
	path: keyof typeof doors,
	request: Request,
	assets: Assets,
	{ release, onError = printError }: AgentEndpointOptions = {},
): Promise<Response> {
	try {
		const site = await siteOf(assets, release, onError);
		const response = await doors[path](request, site);
		for (const [name, value] of Object.entries(transportHeaders(site.baseUrl))) response.headers.set(name, value);
		return response;
	} catch (error) {
		onError(error);
		return refusal(500, -32603, 'The server failed to answer this request. Try again in a minute.');
	}
}

async function siteOf(
	assets: Assets,
	release: string | undefined,
	onError: (error: unknown) => void,
): Promise<AgentSite> {
	const known = release === undefined ? kept.get(assets) : latest?.release === release ? latest.site : undefined;
	const read = readFrom(assets);
	// Files come through the request at hand; what was made of them before still holds.
	const site = known ? { ...known, read, onError } : { ...(await siteFrom(read)), onError };
	if (release === undefined) kept.set(assets, site);
	else latest = { release, site };
	return site;
}

/** The site of a release, with the base URL that its build wrote into `/status.json`. */
async function siteFrom(read: AgentSite['read']): Promise<AgentSite> {
	const status = JSON.parse((await read(statusFile)) ?? '{}') as { readonly base_url?: unknown };
	if (typeof status.base_url !== 'string') throw new Error('`/status.json` has no `base_url`. Build the catalog.');
	return { baseUrl: status.base_url, read, memo: new Map() };
}

/** For hosts without a log of their own. */
function printError(error: unknown): void {
	console.error(JSON.stringify({ event: 'error', ...errorFacts(error) }));
}
