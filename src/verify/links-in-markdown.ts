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
