import type { Catalog } from '../../catalog/catalog.ts';
import {
	atomFeed,
	calendarFile,
	categoryFeed,
	jsonFeed,
	productsFeed,
	subscribePage,
	winnersFeed,
} from '../../routes/paths.ts';
import { subscribeProps } from '../props/subscribe.ts';
import { document, facts, table } from './document.ts';

const digest =
	'The feed of first places is the weekly digest: what came first, what else was new, and what was corrected. To have it by mail, give its address to a service that mails feeds.';

/** How to follow the board. */
export function subscribeMarkdown(catalog: Catalog): string {
	const { base_url } = catalog;
	const { hasCalendar, categories } = subscribeProps(catalog);
	const row = (name: string, feed: string) => [
		name,
		`<${base_url}${atomFeed(feed)}>`,
		`<${base_url}${jsonFeed(feed)}>`,
	];
	const rows = [
		row('First places of each week', winnersFeed),
		row('New products', productsFeed),
		...categories.map(({ slug }) => row(`Category ${slug}`, categoryFeed(slug))),
	];
	return document(catalog, subscribePage, 'Subscribe', [
		'A week closes on Sunday night, UTC.',
		facts([['Calendar of weeks', hasCalendar ? `<${base_url}${calendarFile}>` : undefined]]),
		`## Feeds\n\n${table(['Feed', 'Atom', 'JSON Feed'], rows)}\n\n${digest}`,
	]);
}
