/**
 * Links of Markdown: finds them with their places, and rewrites them for readers who have a text without its address.
 */

import type { Definition, Image, Link, Nodes } from 'mdast';
import { oncePer } from '../../catalog/once.ts';
import { parseMarkdown } from '../../content/schemas/markdown.ts';
import { markdownFile } from '../../urls/paths.ts';

interface LinkedSite {
	readonly base_url: string;
	/** The paths of pages that have a Markdown version. */
	readonly paths: ReadonlySet<string>;
}

/**
 * The same Markdown with absolute links. Pages of this site are replaced by their Markdown versions; code stays as it is.
 *
 * @param path - Of the page with the text; relative links and bare fragments start there.
 */
export function absoluteLinks(site: LinkedSite, path: string, source: string): string {
	const known = textsOf(site.paths);
	const key = `${site.base_url}${path} ${source}`;
	const text = known.get(key) ?? withAbsoluteLinks(site, path, source);
	known.set(key, text);
	return text;
}

/** A guide is a page and a part of `/llms-full.txt`. */
const textsOf = oncePer((_paths: ReadonlySet<string>) => new Map<string, string>());

function withAbsoluteLinks(site: LinkedSite, path: string, source: string): string {
	let text = source;
	for (const node of linksOf(parseMarkdown(source)).reverse()) {
		const target = targetOf(site, path, node.url);
		const [start, end] = [node.position?.start.offset, node.position?.end.offset];
		if (target === undefined || start === undefined || end === undefined) continue;
		const isAutolink = source.charAt(start) === '<';
		const from = isAutolink ? start : (startOfTarget(node) ?? start);
		text = text.slice(0, from) + (isAutolink ? `<${target}>` : written(node, target)) + text.slice(end);
	}
	return text;
}

type Leading = Link | Image | Definition;

/** In the order in which they end: nodes inside a link end before it. */
function linksOf(node: Nodes): Leading[] {
	const within = 'children' in node ? node.children.flatMap(linksOf) : [];
	return node.type === 'link' || node.type === 'image' || node.type === 'definition' ? [...within, node] : within;
}

/** @returns `undefined` for an address that needs no change. */
function targetOf({ base_url, paths }: LinkedSite, path: string, url: string): string | undefined {
	const address = URL.parse(url, base_url + path);
	if (address?.origin !== new URL(base_url).origin) return undefined;
	if (paths.has(address.pathname)) address.pathname = markdownFile(address.pathname);
	const target = address.href.replaceAll('(', '%28').replaceAll(')', '%29');
	return target === url ? undefined : target;
}

/** Where the part of a link begins that is rewritten: behind its text. */
const startOfTarget = (node: Leading): number | undefined =>
	node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;

function written(node: Leading, target: string): string {
	const title = node.title ? ` ${JSON.stringify(node.title)}` : '';
	if (node.type === 'definition') return `[${node.label ?? node.identifier}]: ${target}${title}`;
	if (node.type === 'image') return `![${node.alt ?? ''}](${target}${title})`;
	return node.children.length > 0 ? `](${target}${title})` : `[](${target}${title})`;
}

export interface MarkdownLink {
	/** As it is written. */
	readonly url: string;
	/** 1-based, in the Markdown. */
	readonly line: number;
	readonly column: number;
	readonly isPicture: boolean;
}

/** Links, link definitions and pictures, in the order of the text. */
export function linksIn(source: string): MarkdownLink[] {
	return [...linksBelow(parseMarkdown(source))];
}

function* linksBelow(node: Nodes): Generator<MarkdownLink> {
	if ((node.type === 'link' || node.type === 'definition' || node.type === 'image') && node.position) {
		const { line, column } = node.position.start;
		yield { url: node.url, line, column, isPicture: node.type === 'image' };
	}
	if ('children' in node) for (const child of node.children) yield* linksBelow(child);
}
