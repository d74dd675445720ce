/** Links of published files. The reader of each format finds them, since submitted texts can look like tags and attributes. */
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

/** Lines of robots.txt, security.txt and llms-full.txt that hold an address. */
const field = /^(?:Canonical|Index|Sitemap|Source): (\S+)$/gm;

/** Addresses of links, pictures and link definitions in CommonMark, and of fields, but nothing in code. */
export const linksInMarkdown = (text: string): string[] => linksBelow(remark().parse(text));

function linksBelow(node: Nodes): string[] {
	if (node.type === 'text') return Array.from(node.value.matchAll(field), ([, url = '']) => url);
	const own = 'url' in node ? [node.url] : [];
	return 'children' in node ? [...own, ...node.children.flatMap(linksBelow)] : own;
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
