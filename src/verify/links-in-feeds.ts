/**
 * Addresses in feeds and calendars. Texts of makers stand beside them and may look like addresses or attributes, such as
 * a product that is called `/e/OS`, so each format is read by its own rules.
 */

/** Attributes of tags: in XML a `<` of a text is always escaped. */
const attribute = /<\w+(?:\s+[\w:-]+="[^"]*")*?\s+(?:href|src)="([^"]*)"/g;
const element = /<(?:id|uri)>([^<]*)<\/(?:id|uri)>/g;

/** Of an Atom document: links, identifiers and pages of authors. */
export function linksInAtom(text: string): string[] {
	return [...all(text, attribute), ...all(text, element)].map((link) => link.replace(/&(?:amp|#38|#x26);/gi, '&'));
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

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
