import { x } from 'xastscript';
import { atomFeed } from '../../routes/paths.ts';
import { xmlDocument } from '../xml.ts';
import type { Feed, FeedEntry, FeedSite } from './feed.ts';
import { type FullEntry, fullEntries } from './full-entries.ts';

/** A feed without entries has never been updated; the format requires an instant all the same. */
const never = '1970-01-01';

/** A feed in the Atom Syndication Format (RFC 4287). */
export function atomDocument(facts: FeedSite, feed: Feed): string {
	const { base_url, site } = facts;
	const { name, title, page, entries } = feed;
	const self = base_url + atomFeed(name);
	return xmlDocument(
		x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }, [
			x('id', self),
			x('title', title),
			x('subtitle', site.description),
			x('updated', instant(lastChange(entries))),
			x('author', [x('name', site.name), x('uri', `${base_url}/`)]),
			x('link', { rel: 'self', type: 'application/atom+xml', href: self }),
			x('link', { rel: 'alternate', type: 'text/html', href: base_url + page }),
			...fullEntries(facts, feed).map((entry) => atomEntry(facts, entry)),
		]),
	);
}

/** The day of the last entry or correction. */
const lastChange = (entries: readonly FeedEntry[]): string =>
	entries
		.map(({ date, corrected = date }) => corrected)
		.sort()
		.at(-1) ?? never;

function atomEntry({ base_url: baseUrl, has_images }: FeedSite, entry: FullEntry) {
	const { page, title, summary, date, corrected = date, maker, categories, card, html } = entry;
	return x('entry', [
		x('id', baseUrl + page),
		x('title', title),
		x('link', { rel: 'alternate', type: 'text/html', href: baseUrl + page }),
		...(has_images ? [x('link', { rel: 'enclosure', type: 'image/png', href: baseUrl + card })] : []),
		x('published', instant(date)),
		x('updated', instant(corrected)),
		...(maker === undefined ? [] : [x('author', [x('name', maker)])]),
		...categories.map((category) => x('category', { term: category.slug, label: category.name })),
		x('summary', summary),
		...(html === undefined ? [] : [x('content', { type: 'html' }, html)]),
	]);
}

const instant = (date: string): string => `${date}T00:00:00Z`;
