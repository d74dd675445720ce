/** What an isolate knows of the deploy that it serves. */

import type { PageChunks } from '../../../http/product-list.ts';
import { statusFile } from '../../../routes/paths.ts';

export interface Site {
	/** Base of absolute URLs, without a trailing slash, as the build wrote it into `/status.json`. */
	readonly baseUrl: string;
	readonly pageChunks: PageChunks;
}

/** Sends a GET for a path of the static files. */
export type Send = (path: string) => Promise<Response>;

/** An isolate outlives a deploy when the functions did not change, so what it knows goes by the deploy. */
let known: { readonly deploy: string; readonly site: Promise<Site> } | undefined;

/** @param deploy - Identifies the deploy; its files never change. */
export function siteOf(deploy: string, send: Send): Promise<Site> {
	if (known?.deploy === deploy) return known.site;
	const site = readSite(send);
	known = { deploy, site };
	site.catch(() => {
		known = undefined;
	});
	return site;
}

async function readSite(send: Send): Promise<Site> {
	const response = await send(statusFile);
	if (!response.ok) throw new Error(`The asset host responded with ${response.status} to \`${statusFile}\`.`);
	const status = (await response.json()) as { readonly base_url?: unknown };
	if (typeof status.base_url !== 'string') throw new Error(`\`${statusFile}\` has no \`base_url\`. Build the catalog.`);
	return { baseUrl: status.base_url, pageChunks: new Map() };
}
