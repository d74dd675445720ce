/** The documents of the repository: what they link to, name and tell readers to run. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { slug } from 'github-slugger';
import type { Nodes, Root } from 'mdast';
import { remark } from 'remark';

interface CodeBlock {
	readonly language: string;
	readonly text: string;
	/** The HTML comment directly before it, without its delimiters; empty where there is none. */
	readonly comment: string;
	/** The text of the paragraph directly before it. */
	readonly introduction: string;
}

export interface Document {
	readonly file: string;
	readonly text: string;
	/** Addresses of links and pictures, as written. */
	readonly addresses: readonly string[];
	/** Anchors of headings, as GitHub makes them. */
	readonly anchors: ReadonlySet<string>;
	/** Paths of the repository that the text names between backticks or in comments. */
	readonly paths: readonly string[];
	readonly blocks: readonly CodeBlock[];
}

export function documentAt(file: string): Document {
	const found = documents.find((document) => document.file === file);
	if (!found) throw new Error(`There is no document \`${file}\`.`);
	return found;
}

/** The file that a relative address leads to, and the anchor in it; `undefined` for addresses of other hosts. */
export function targetOf(document: string, address: string): { file: string; anchor: string } | undefined {
	if (/^[a-z]+:/i.test(address)) return undefined;
	const [path = '', anchor = ''] = address.split('#');
	return { file: path === '' ? document : posix.join(posix.dirname(document), decodeURI(path)), anchor };
}

export function readDocument(file: string, text: string): Document {
	const tree = remark().parse(text);
	const nodes = everyNode(tree);
	const html = nodes.flatMap((node) => (node.type === 'html' ? [node.value] : []));
	return {
		file,
		text,
		addresses: nodes
			.flatMap((node) => ('url' in node ? [node.url] : []))
			.concat(
				html.flatMap((value) => [...value.matchAll(/\b(?:src|srcset|href)="([^"]+)"/g)].map(([, url = '']) => url)),
			),
		anchors: new Set(nodes.flatMap((node) => (node.type === 'heading' ? [slug(textOf(node))] : []))),
		paths: [
			...nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : [])),
			...html.flatMap((value) => value.split(/[\s,;"'()<>]+/)),
		].filter(isOwnPath),
		blocks: blocksOf(tree),
	};
}

function blocksOf({ children }: Root): CodeBlock[] {
	return children.flatMap((node, index) => {
		if (node.type !== 'code') return [];
		const before = children[index - 1];
		const [, comment = ''] = (before?.type === 'html' && /^<!--\s*([\s\S]*?)\s*-->$/.exec(before.value)) || [];
		const introduction = before?.type === 'paragraph' ? textOf(before) : '';
		return [{ language: node.lang ?? '', text: node.value, comment, introduction }];
	});
}

const everyNode = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(everyNode) : [])];

const textOf = (node: Nodes): string =>
	everyNode(node)
		.map((inner) => ('value' in inner ? inner.value : ''))
		.join('');

/** Paths that change with the code; those of content and of parts of a board are examples. */
const isOwnPath = (word: string): boolean =>
	/^(?!src\/(?:components|styles)\/)(?:src|scripts|test|docs|deploy|public|\.github|\.ci)\/[^<{*\s]*$/.test(word);

export const documents: readonly Document[] = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md'])
	.toSorted()
	.map((file) => readDocument(file, readFileSync(file, 'utf8')));
