/** Links and anchors of Markdown as editors wrote it, with their places. */
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import { lightGfm } from './html/markdown.ts';
import { renderProse } from './html/prose.ts';

export interface MarkdownLink {
	/** As it is written. */
	readonly url: string;
	/** 1-based, in the Markdown. */
	readonly line: number;
	readonly column: number;
	readonly isPicture: boolean;
}

const parser = remark().use(lightGfm);

/** Links, link definitions and pictures, in the order of the text. */
export function linksIn(source: string): MarkdownLink[] {
	return [...linksBelow(parser.parse(source))];
}

function* linksBelow(node: Nodes): Generator<MarkdownLink> {
	if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && node.position) {
		const { line, column } = node.position.start;
		yield { url: node.url, line, column, isPicture: node.type === 'image' };
	}
	if ('children' in node) for (const child of node.children) yield* linksBelow(child);
}

/** The anchors of the headings of a prose page. */
export function anchorsIn(source: string): ReadonlySet<string> {
	return new Set(Array.from(renderProse(source).html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
}
