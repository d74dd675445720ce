import { checkLink, defaultLinkCheck, type LinkCheckOptions } from './check-link.ts';
import type { ExternalLink } from './collect-links.ts';

export interface DeadLink extends ExternalLink {
	/** Why it leads nowhere. */
	readonly reason: string;
}

/** Hosts that are requested at one time, each by one request after the other. */
const concurrency = 16;

/** @returns Links that lead nowhere, in the order given. */
export async function checkLinks(
	links: readonly ExternalLink[],
	options: LinkCheckOptions = defaultLinkCheck,
): Promise<DeadLink[]> {
	const byHost = [...Map.groupBy(links, ({ url }) => new URL(url).host).values()];
	const reasons = new Map<string, string>();
	const work = async (): Promise<void> => {
		for (let host = byHost.pop(); host; host = byHost.pop()) {
			for (const { url } of host) {
				const reason = await checkLink(url, options);
				if (reason !== undefined) reasons.set(url, reason);
			}
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return links.flatMap((link) => {
		const reason = reasons.get(link.url);
		return reason === undefined ? [] : [{ ...link, reason }];
	});
}
