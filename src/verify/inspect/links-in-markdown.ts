import { type Features, markdownToMdast } from 'satteri';

/** CommonMark alone: GitHub's rules make a link of each address that a text names. */
const features: Features = { gfm: false };

/** Lines of robots.txt, security.txt and llms-full.txt that hold an address. */
const field = /^(?:Canonical|Index|Sitemap|Source): (\S+)$/gm;

type Node = ReturnType<typeof markdownToMdast>;

/** Addresses of links, pictures and link definitions, and of fields; none of what stands in code. */
export function* linksInMarkdown(text: string): Generator<string> {
	yield* linksBelow(markdownToMdast(text, { features, position: false }));
}

function* linksBelow(node: Node): Generator<string> {
	if ('url' in node) yield String(node.url);
	if (node.type === 'text') for (const [, url = ''] of node.value.matchAll(field)) yield url;
	if ('children' in node) for (const child of node.children) yield* linksBelow(child);
}

/** Places at which CommonMark begins an address. */
const opening = /\]\(|\]:|<(?=[a-z][a-z\d+.-]{1,31}:|[^\s<>@]+@)/gi;

/** A destination in the spelling in which it is what it looks like. */
const destination = /<([^\s<>()[\]*`]+)>|([^\s<>()[\]*`]+)(?=[\s)])/y;

const names = ['Canonical: ', 'Index: ', 'Sitemap: ', 'Source: '];

/** A field anywhere, with an address in which no mark of Markdown ends its text. */
const fieldAnywhere = /(?:Canonical|Index|Sitemap|Source): ([^\s<>()[\]*`_!]+(?!\S)|)/g;

/**
 * Whatever could be a link of a text, at many times the speed of a parser: every link that {@link linksInMarkdown} finds
 * is among them.
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
