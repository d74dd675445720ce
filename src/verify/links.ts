/**
 * Links of HTML and Markdown. A fast search finds everything that could be a link. The parser runs only if
 * one of these links is broken, because submitted texts can look like tags and attributes.
 */
import { Parser } from 'htmlparser2';
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import sax from 'sax';

/** Without links in submitted texts: makers cannot know when something else is renamed or withdrawn. */
export function linksInHtml(html: string): string[] {
	const links: string[] = [];
	new Parser({
		onopentag: (_name, { href, src, srcset, rel = '' }) => {
			if (rel.split(' ').includes('ugc')) return;
			links.push(...[href, src].filter((link) => link !== undefined), ...addressesIn(srcset));
		},
	}).end(html);
	return links;
}

/** A `srcset` holds addresses, each alone or with its width or density. */
const addressesIn = (srcset = ''): string[] =>
	srcset.split(/,(?=[ \t\n])/).flatMap((candidate) => candidate.trim().split(/[ \t\n]/, 1));

const attribute = /(?:href|src(set)?)[ \t\n\f\r]*=[ \t\n\f\r]*/gi;
const unquoted = /[^ \t\n\f\r>]*/y;

/**
 * Whatever could be a link: every link that {@link linksInHtml} finds is among them, but for references such as `&amp;` in
 * a query or fragment, which are found as they are written.
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

/** Lines of robots.txt, security.txt and llms-full.txt that hold an address. */
const field = /^(?:Canonical|Index|Sitemap|Source): (\S+)$/gm;

/** Addresses of links, pictures and link definitions in CommonMark, and of fields, but nothing in code. */
export const linksInMarkdown = (text: string): string[] => linksBelow(remark().parse(text));

function linksBelow(node: Nodes): string[] {
	if (node.type === 'text') return Array.from(node.value.matchAll(field), ([, url = '']) => url);
	const own = 'url' in node ? [node.url] : [];
	return 'children' in node ? [...own, ...node.children.flatMap(linksBelow)] : own;
}

/** Places at which CommonMark begins an address. */
const opening = /\]\(|\]:|<(?=[a-z][a-z\d+.-]{1,31}:|[^\s<>@]+@)/gi;

/** A destination that is spelt without escapes or references. */
const destination = /<([^\s<>()[\]*`]+)>|([^\s<>()[\]*`]+)(?=[\s)])/y;

const names = ['Canonical: ', 'Index: ', 'Sitemap: ', 'Source: '];

/** A field anywhere, with an address that contains no mark of Markdown. */
const fieldAnywhere = /(?:Canonical|Index|Sitemap|Source): ([^\s<>()[\]*`_!]+(?!\S)|)/g;

/**
 * Whatever could be a link of a text: every link that {@link linksInMarkdown} finds is among them.
 *
 * @returns `undefined` where only the parser can tell.
 */
export function possibleLinksInMarkdown(text: string): Set<string> | undefined {
	// Escapes and references spell any character in another way.
	if (/[\\&]/.test(text)) return undefined;
	const found = new Set<string>();
	for (opening.lastIndex = 0; opening.test(text); ) {
		const isAutolink = text[opening.lastIndex - 1] === '<';
		destination.lastIndex = opening.lastIndex - (isAutolink ? 1 : 0);
		const [, bracketed, plain] = destination.exec(text) ?? [];
		const link = bracketed ?? plain;
		// An address of mail is written without its scheme.
		if (link === undefined || (isAutolink && !/^[^@]*:/.test(link))) return undefined;
		found.add(link);
	}
	if (!names.some((name) => text.includes(name))) return found;
	for (const [, link] of text.matchAll(fieldAnywhere)) {
		if (!link) return undefined;
		found.add(link);
	}
	return found;
}

/** Elements whose text is an address: of Atom (RFC 4287) and of site maps. */
const addressElements: ReadonlySet<string> = new Set(['id', 'loc', 'uri']);

/**
 * Reads an XML document to its end.
 *
 * @returns The addresses in it, and in one line what is not well-formed, if anything is.
 */
export function readXml(xml: string): { readonly links: string[]; readonly fault: string | undefined } {
	const parser = sax.parser(true);
	const links: string[] = [];
	const open: string[] = [];
	let fault: string | undefined;
	parser.onopentag = ({ name, attributes: { href, src } }) => {
		open.push(name);
		for (const link of [href, src]) if (typeof link === 'string') links.push(link);
	};
	parser.onclosetag = () => void open.pop();
	parser.ontext = (text) => void (addressElements.has(open.at(-1) ?? '') && links.push(text));
	parser.onerror = ({ message }) => {
		fault ??= message.split('\n').join(', ');
		parser.resume();
	};
	parser.write(xml).close();
	return { links, fault };
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
