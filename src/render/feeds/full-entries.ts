import { entryHtml } from './entry-html.ts';
import type { Feed, FeedEntry, FeedSite } from './feed.ts';

/** An entry with what it says in full, where the feed has room for it. */
export interface FullEntry extends FeedEntry {
	readonly html: string | undefined;
}

/**
 * Feed readers fetch feeds whole and often, so that a feed has a weight that it keeps to: the newest entries say
 * everything, up to this many characters together, and those behind them their summary.
 */
const mostCharacters = 200_000;

export function fullEntries(site: FeedSite, { entries }: Feed): FullEntry[] {
	let left = mostCharacters;
	return entries.map((entry) => {
		const html = left > 0 ? entryHtml(site, entry.content) : undefined;
		left -= html?.length ?? 0;
		return { ...entry, html: left < 0 ? undefined : html };
	});
}
