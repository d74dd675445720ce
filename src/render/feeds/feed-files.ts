/** Every feed as a file: Atom (RFC 4287), JSON Feed 1.1 and the calendar. */

import type { Element, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { remark } from 'remark';
import { x } from 'xastscript';
import type { Catalog } from '../../catalog/catalog.ts';
import { feeds as t } from '../../texts/sections.ts';
import { atomFeed, calendarFile, iconFile, jsonFeed, productPage } from '../../urls/paths.ts';
import { hostOf } from '../shared/product-text.ts';
import { xmlDocument } from '../shared/xml.ts';
import { weeksCalendar } from './calendar.ts';
import { type Feed, type FeedContent, type FeedEntry, type FeedSite, feedSite, feedsOf } from './feed.ts';
import { autoDirection, type Child, element, link, paragraph, textOf, weekElements } from './week-entry.ts';

/** The content of a file: a feed to be written in a format, or the finished text of a calendar. */
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

/** A feed in the Atom Syndication Format (RFC 4287). */
export function atomDocument(facts: FeedSite, feed: Feed): string {
	const { base_url, site } = facts;
	const { name, title, page, updated } = feed;
	const self = base_url + atomFeed(name);
	return xmlDocument(
		x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': site.lang }, [
			x('id', self),
			x('title', title),
			x('subtitle', site.description),
			x('updated', instant(updated)),
			x('author', [x('name', site.name), x('uri', `${base_url}/`)]),
			x('link', { rel: 'self', type: 'application/atom+xml', href: self }),
			x('link', { rel: 'alternate', type: 'text/html', href: base_url + page }),
			...fullEntries(facts, feed).map((entry) => atomEntry(facts, entry)),
		]),
	);
}

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

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
function jsonFeedDocument(facts: FeedSite, feed: Feed) {
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
		language: site.lang,
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

/** An entry with what it says in full, where the feed has room for it. */
export interface FullEntry extends FeedEntry {
	readonly html: string | undefined;
}

/**
 * Feed readers download the whole feed often, so its size is limited: the newest entries have their full text, up to this
 * many characters together, and older ones have their summary. An entry that is longer than the rest of the limit has its
 * summary as well, and the next entries use that rest, so one maker can't take it from all others.
 */
const mostCharacters = 200_000;

export function fullEntries(site: FeedSite, { entries }: Feed): FullEntry[] {
	let left = mostCharacters;
	return entries.map((entry) => {
		const html = entry.content && entryHtml(site, entry.content);
		if (html === undefined || html.length > left) return { ...entry, html: undefined };
		left -= html.length;
		return { ...entry, html };
	});
}

const toHtml = remark().use(rehypeStringify);

export function entryHtml(site: FeedSite, content: FeedContent): string {
	return toHtml.stringify({ type: 'root', children: childrenOf(site, content) });
}

function childrenOf(site: FeedSite, content: FeedContent): RootContent[] {
	if ('week' in content) return weekElements(site.base_url, content.week);
	return productOf(site, content);
}

function productOf({ base_url, site }: FeedSite, product: Exclude<FeedContent, { week: unknown }>): Element[] {
	const { slug, name, tagline, description, website_url, hasIcon } = product;
	const size = { width: 64, height: 64 };
	return [
		...(hasIcon ? [paragraph(element('img', { src: base_url + iconFile(slug), ...size, alt: '' }))] : []),
		...(tagline ? [paragraph(autoDirection(tagline))] : []),
		...(description ? [element('div', {}, ...textOf(description))] : []),
		paragraph(
			...(website_url ? [link(website_url, hostOf(website_url)), ' · '] : []),
			link(base_url + productPage(slug), ...t.onSite<Child>({ product: autoDirection(name), site: site.name })),
		),
	];
}
