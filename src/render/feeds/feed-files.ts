import type { Catalog } from '../../catalog/catalog.ts';
import { atomFeed, calendarFile, jsonFeed } from '../../routes/paths.ts';
import { atomDocument } from './atom.ts';
import { weeksCalendar } from './calendar.ts';
import { type Feed, type FeedSite, feedSite, feedsOf } from './feed.ts';
import { jsonFeedDocument } from './json-feed.ts';

/** What a file of a feed is made of; a calendar is made already. */
export type FeedFile =
	| { readonly format: 'atom' | 'json'; readonly site: FeedSite; readonly feed: Feed }
	| { readonly format: 'calendar'; readonly text: string };

/** Every feed in every format, by path. */
export function feedFiles(catalog: Catalog): Map<string, FeedFile> {
	const site = feedSite(catalog);
	const calendar = weeksCalendar(catalog);
	return new Map([
		...feedsOf(catalog).flatMap((feed): [string, FeedFile][] => [
			[atomFeed(feed.name), { format: 'atom', site, feed }],
			[jsonFeed(feed.name), { format: 'json', site, feed }],
		]),
		...(calendar === undefined ? [] : [[calendarFile, { format: 'calendar', text: calendar }] as const]),
	]);
}

export function feedText(file: FeedFile): string {
	if (file.format === 'calendar') return file.text;
	const { site, feed } = file;
	return file.format === 'atom' ? atomDocument(site, feed) : JSON.stringify(jsonFeedDocument(site, feed));
}
