import { entryHtml } from './entry-html.ts';
import type { Feed, FeedContent, FeedEntry, FeedSite } from './feed.ts';

/** An entry with what it says in full, where the feed has room for it. */
export interface FullEntry extends FeedEntry {
	readonly html: string | undefined;
}

/**
 * Feed readers fetch feeds whole and often, so that a feed has a weight that it keeps to: the newest entries say
 * everything, up to this many characters together, and those behind them their summary. So does an entry that is longer
 * than the room that is left, and the next ones have that room: no maker takes it from all others.
 */
const mostCharacters = 200_000;

export function fullEntries(site: FeedSite, { entries }: Feed): FullEntry[] {
	let left = mostCharacters;
	return entries.map((entry) => {
		const html = leastLength(entry.content) > left ? undefined : entryHtml(site, entry.content);
		if (html === undefined || html.length > left) return { ...entry, html: undefined };
		left -= html.length;
		return { ...entry, html };
	});
}

/** What is longer as Markdown need not be rendered to know that it does not fit. */
const leastLength = (content: FeedContent): number =>
	'description' in content ? (content.description?.length ?? 0) : 0;
