/** Links and anchors of Markdown as editors wrote it, with their places. */
import type { Nodes } from 'mdast';
import { remark } from 'remark';
import type { Extras } from '../catalog/catalog.ts';
import { lightGfm } from './html/markdown.ts';
import { renderProse } from './html/prose.ts';

export interface MarkdownLink {
	/** As it is written. */
	readonly url: string;
	/** 1-based, in the Markdown. */
	readonly line: number;
	readonly column: number;
}

const parser = remark().use(lightGfm);

/** Links and link definitions, in the order of the text. */
export function linksIn(source: string): MarkdownLink[] {
	return [...linksBelow(parser.parse(source))];
}

function* linksBelow(node: Nodes): Generator<MarkdownLink> {
	if ((node.type === 'link' || node.type === 'definition') && node.position) {
		const { line, column } = node.position.start;
		yield { url: node.url, line, column };
	}
	if ('children' in node) for (const child of node.children) yield* linksBelow(child);
}

/** The anchors of the headings of a prose page. */
export function anchorsIn(source: string): ReadonlySet<string> {
	return new Set(Array.from(renderProse(source).html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
}

/** Prose with empty lines for the lines `{if …}` and `{end}`, and for what this build leaves out between them. */
export function withoutLeftOut(source: string, extras: Extras): string {
	let leftOut = false;
	const lines = source.split('\n').map((line) => {
		const condition = line === '{if search}' ? extras.search : line === '{if feeds}' ? extras.feeds : undefined;
		if (condition === undefined && line !== '{end}') return leftOut ? '' : line;
		leftOut = condition === false;
		return '';
	});
	return lines.join('\n');
}
