/** The doors for agents, as on-demand routes and edge functions open them. */

import { statusFile } from '../contract/paths.ts';
import { handleA2a } from './a2a/handle.ts';
import { handleMcp } from './mcp/handle.ts';
import { type AgentSite, readFrom } from './site.ts';

type Assets = Parameters<typeof readFrom>[0];

const doors = { '/mcp': handleMcp, '/a2a': handleA2a };

const kept = new WeakMap<Assets, AgentSite>();
let latest: { readonly release: string; readonly site: AgentSite } | undefined;

/**
 * @param assets - Files of the release that is live.
 * @param release - Its name, where the host makes other assets for each request. What was made of the files is kept as
 *   long as the release is live, or as long as the host keeps the assets.
 */
export async function openDoor(
	path: keyof typeof doors,
	request: Request,
	assets: Assets,
	release?: string,
): Promise<Response> {
	const known = release === undefined ? kept.get(assets) : latest?.release === release ? latest.site : undefined;
	const read = readFrom(assets);
	// Files come through the request at hand; what was made of them before still holds.
	const site = known ? { ...known, read } : await siteFrom(read);
	if (release === undefined) kept.set(assets, site);
	else latest = { release, site };
	return doors[path](request, site);
}

/** The site of a release, with the base URL that its build wrote into `/status.json`. */
export async function siteFrom(read: AgentSite['read']): Promise<AgentSite> {
	const status = JSON.parse((await read(statusFile)) ?? '{}') as { readonly base_url?: unknown };
	if (typeof status.base_url !== 'string') throw new Error('`/status.json` has no `base_url`. Build the catalog.');
	return { baseUrl: status.base_url, read, made: new Map() };
}
