import type { Catalog } from '../../catalog/catalog.ts';
import {
	atomFeed,
	calendarFile,
	categoryFeed,
	digestFile,
	digestTextFile,
	jsonFeed,
	productsFeed,
	subscribePage,
	winnersFeed,
} from '../../routes/paths.ts';
import { subscribeProps } from '../props/subscribe.ts';
import { document, facts, table } from './document.ts';

/** How to follow the board. */
export function subscribeMarkdown(catalog: Catalog): string {
	const { base_url, extras } = catalog;
	const { latest, hasCalendar, categories } = subscribeProps(catalog);
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
		facts([
			['Newest digest', latest && `<${base_url}${digestFile(latest.slug)}>`],
			['The same as plain text', latest && `<${base_url}${digestTextFile(latest.slug)}>`],
			['Calendar of weeks', hasCalendar ? `<${base_url}${calendarFile}>` : undefined],
		]),
		extras.feeds ? `## Feeds\n\n${table(['Feed', 'Atom', 'JSON Feed'], rows)}` : '',
		extras.feeds || latest ? '' : 'This site has nothing to subscribe to.',
	]);
}
