import { tagsIn } from '../markup.ts';

/** Without links in texts of makers, who cannot know when something else here is renamed or withdrawn. */
export function linksInHtml(html: string): string[] {
	return tagsIn(html).flatMap(({ attributes: { href, src, srcset, rel = '' } }) =>
		rel.split(' ').includes('ugc') ? [] : [href, src, ...addressesIn(srcset)].filter((link) => link !== undefined),
	);
}

/** A `srcset` holds addresses, each alone or with its width or density. */
const addressesIn = (srcset = ''): string[] =>
	srcset.split(/,(?=[ \t\n])/).map((candidate) => candidate.trim().split(/[ \t\n]/, 1)[0] ?? '');

/** Where the value of an attribute could begin, even within the value of another one. */
const attribute = /(?:href|src(set)?)[ \t\n\f\r]*=[ \t\n\f\r]*/gi;
const unquoted = /[^ \t\n\f\r>]*/y;

/**
 * Whatever could be a link of a page, at many times the speed of a parser: every link that {@link linksInHtml} finds is
 * among them, but for references such as `&amp;` in a query or fragment, which stand as they are written.
 *
 * @returns `undefined` where only the parser can tell: a reference spells any character in another way.
 */
export function possibleLinksInHtml(html: string): Set<string> | undefined {
	const found = new Set<string>();
	attribute.lastIndex = 0;
	for (let name = attribute.exec(html); name; name = attribute.exec(html)) {
		const link = valueAt(html, attribute.lastIndex);
		if (link === undefined) continue;
		if (link.includes('&') && /^[^?#]*&/.test(link)) return undefined;
		for (const address of name[1] ? addressesIn(link) : [link]) found.add(address);
	}
	return found;
}

/** @returns `undefined` where a quote has no other end than that of the text. */
function valueAt(html: string, at: number): string | undefined {
	const quote = html[at];
	if (quote === '"' || quote === "'") {
		const end = html.indexOf(quote, at + 1);
		return end < 0 ? undefined : html.slice(at + 1, end);
	}
	unquoted.lastIndex = at;
	return unquoted.exec(html)?.[0];
}

/** The address by which a page calls itself. */
export function canonicalOf(html: string): string | undefined {
	return canonicalInPlainHead(html) ?? canonicalByParser(html);
}

export function canonicalByParser(html: string): string | undefined {
	const canonical = tagsIn(html).find(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical');
	return canonical?.attributes['href'];
}

const start = '<link rel="canonical" href="';

/** Start tags with plain attributes and the title: nothing in which a link could be something else. */
const plainHead =
	/^(?:<!doctype html>|<(?:html|head|link|base)(?: [a-z]+(?:[:-][a-z]+)*(?:="[^"&]*")?)*>|<meta(?: [a-z]+(?:[:-][a-z]+)*(?:="[^"]*")?)*>|<title>[^<]*<\/title>|\s)*$/i;

/** The same as the parser says; `undefined` where it has to be asked. */
export function canonicalInPlainHead(html: string): string | undefined {
	const at = html.indexOf(start);
	if (at < 0) return undefined;
	const end = html.indexOf('">', at + start.length);
	const value = html.slice(at + start.length, end);
	if (end < 0 || /["&<>]/.test(value)) return undefined;
	const head = html.slice(0, at);
	return !/canonical/i.test(head) && plainHead.test(head) ? value : undefined;
}
