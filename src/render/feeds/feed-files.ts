import type { Catalog } from '../../catalog/catalog.ts';
import { atomFeed, calendarFile, jsonFeed } from '../../routes/paths.ts';
import { atomDocument } from './atom.ts';
import { weeksCalendar } from './calendar.ts';
import { feedsOf } from './feed.ts';
import { jsonFeedDocument } from './json-feed.ts';

/** Every feed in every format, by path; none when the build leaves feeds out. */
export function feedFiles(catalog: Catalog): Map<string, string> {
	if (!catalog.extras.feeds) return new Map();
	const calendar = weeksCalendar(catalog);
	return new Map([
		...feedsOf(catalog).flatMap((feed): [string, string][] => [
			[atomFeed(feed.name), atomDocument(catalog, feed)],
			[jsonFeed(feed.name), JSON.stringify(jsonFeedDocument(catalog, feed))],
		]),
		...(calendar === undefined ? [] : [[calendarFile, calendar] as const]),
	]);
}
