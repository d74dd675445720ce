import { atomFeed, productsFeed, subscribePage, winnersFeed } from '../../routes/paths.ts';
import type { Frame } from '../frame.ts';

/** The page of subscriptions with the feeds of the whole board (schema.org). */
export function subscribeData({ base_url, site }: Frame) {
	const feed = (name: string, title: string) => ({
		'@type': 'DataFeed',
		name: title,
		url: base_url + atomFeed(name),
		encodingFormat: 'application/atom+xml',
	});
	return {
		'@type': 'WebPage',
		name: `Subscribe to ${site.name}`,
		url: base_url + subscribePage,
		hasPart: [feed(winnersFeed, 'First places of each week'), feed(productsFeed, 'New products')],
	};
}
