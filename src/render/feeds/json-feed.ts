import { jsonFeed } from '../../routes/paths.ts';
import type { Feed, FeedSite } from './feed.ts';
import { fullEntries } from './full-entries.ts';

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeedDocument(facts: FeedSite, feed: Feed) {
	const { base_url, site, has_images } = facts;
	const { name, title, page } = feed;
	return {
		version: 'https://jsonfeed.org/version/1.1',
		title,
		description: site.description,
		home_page_url: base_url + page,
		feed_url: base_url + jsonFeed(name),
		icon: `${base_url}/icon-512.png`,
		favicon: `${base_url}/icon-192.png`,
		language: 'en',
		authors: [{ name: site.name, url: `${base_url}/` }],
		items: fullEntries(facts, feed).map((entry) => ({
			id: base_url + entry.page,
			url: base_url + entry.page,
			title: entry.title,
			content_text: entry.summary,
			content_html: entry.html,
			summary: entry.html === undefined ? undefined : entry.summary,
			date_published: `${entry.date}T00:00:00Z`,
			date_modified: entry.corrected === undefined ? undefined : `${entry.corrected}T00:00:00Z`,
			authors: entry.maker === undefined ? undefined : [{ name: entry.maker }],
			image: has_images ? base_url + entry.card : undefined,
			tags: entry.categories.length > 0 ? entry.categories.map((category) => category.slug) : undefined,
		})),
	};
}
