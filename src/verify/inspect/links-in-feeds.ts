/**
 * Addresses in feeds and calendars. Texts of makers stand beside them and may look like addresses or attributes, such as
 * a product that is called `/e/OS`, so each format is read by its own rules.
 */
import { elementsIn } from '../markup.ts';

/** Of an Atom document: links, identifiers and pages of authors. */
export function linksInAtom(text: string): string[] {
	return elementsIn(text).flatMap(({ name, attributes: { href, src }, text }) =>
		[href, src, name === 'id' || name === 'uri' ? text : undefined].filter((link) => link !== undefined),
	);
}

const addressMembers: ReadonlySet<string> = new Set(['external_url', 'feed_url', 'home_page_url', 'id', 'url']);

/** Members of a JSON Feed that are addresses. */
export function linksInJsonFeed(body: unknown): string[] {
	if (typeof body !== 'object' || body === null) return [];
	return Object.entries(body).flatMap(([member, value]) => {
		if (typeof value !== 'string') return linksInJsonFeed(value);
		return addressMembers.has(member) ? [value] : [];
	});
}

/** `URL` of a calendar's events (RFC 5545), whose long lines go on behind a line break and a space. */
export function linksInCalendar(text: string): string[] {
	const lines = text.replace(/\r\n[ \t]/g, '').split(/[\r\n]+/);
	return lines.flatMap((line) => /^URL(?:;[^:]*)?:(.*)/s.exec(line)?.[1] ?? []);
}
