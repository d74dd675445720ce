/** The live release for routes of a board: the same files and readers that agents have. */
import type { Release } from '../contract/release.ts';
import * as site from './site.ts';

/** @param assets - Files of the release. @param layout - What the layout of pages shows. */
export function releaseOf(assets: Parameters<typeof site.readFrom>[0], baseUrl: string, layout: unknown): Release {
	const read = site.readFrom(assets);
	const own: site.AgentSite = { baseUrl, read, memo: new Map() };
	return {
		baseUrl,
		layout,
		file: read,
		catalog: {
			names: () => site.readNames(own),
			product: (slug) => site.readProduct(own, slug),
			launchPeriods: async () => (await site.readLaunchPeriods(own)).launch_periods,
			launchPeriod: (slug) => site.readLaunchPeriod(own, slug),
		},
	};
}
