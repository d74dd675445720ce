/**
 * Published files as a reviewer reads them in a diff: one element or member a line, without the hashes of bundled files. Lists
 * of products have their first five, and a file twelve products in all, so that a change of one product changes few files.
 */
import { extname } from 'node:path';
import { ElementType, parseDocument } from 'htmlparser2';

/** @param path - Its ending, or that of its first line, says what kind of text it is. */
export function readable(path: string, text: string): string {
	const lines = linesOf(path, text.replaceAll('\r\n', '\n'));
	return `${lines
		.replace(/(\/_astro\/[\w.-]+?)\.[\w-]{8}(?=\.\w+)/g, '$1.HASH')
		.replace(/\/search\/[0-9a-f]{16}\.json/g, '/search/HASH.json')
		.trimEnd()}\n`;
}

function linesOf(path: string, text: string): string {
	const shorten = shortener();
	if (/^[[{]/.test(text) && extname(path) !== '.ndjson') return jsonLines(withShortLists(JSON.parse(text), shorten));
	if (extname(path) === '.html') return markupLines(text, false, shorten);
	if (extname(path) === '.md')
		return shorten(text.split('\n'), (line) => (/^(?:\||-|\d+\.) /.test(line) ? line : '')).join('\n');
	const [declaration = ''] = /^<\?.*?\?>/.exec(text) ?? [];
	return text.startsWith('<')
		? `${declaration}\n${markupLines(text.slice(declaration.length), true, shorten)}`.trim()
		: text;
}

/** Leaves out entries. @param textOf - The text of an entry of a list, or nothing for what always stays. */
type Shorten = <Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string) => Entry[];

function shortener(): Shorten {
	let shown = 0;
	return (entries, textOf) => {
		let inList = 0;
		return entries.filter((entry) => {
			if (!/\/products\/(?!order\/|page\/)[\w-]/.test(textOf(entry))) {
				inList = 0;
				return true;
			}
			inList++;
			if (inList > 5 || shown === 12) return false;
			shown++;
			return true;
		});
	};
}

function withShortLists(value: unknown, shorten: Shorten): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return shorten(value, JSON.stringify).map((entry) => withShortLists(entry, shorten));
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withShortLists(member, shorten)]));
}

/** JSON with a line for each member, but one line for what fits into 100 characters. */
export function jsonLines(value: unknown, indent = ''): string {
	const flat = JSON.stringify(value);
	if (typeof value !== 'object' || value === null || flat.length <= 100) return flat;
	const inner = `${indent}  `;
	const members = Object.entries(value).map(([name, member]) =>
		Array.isArray(value) ? jsonLines(member, inner) : `${JSON.stringify(name)}: ${jsonLines(member, inner)}`,
	);
	const [open, close] = Array.isArray(value) ? '[]' : '{}';
	return `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

type Node = ReturnType<typeof parseDocument>['children'][number];

const isBlank = (node: Node): boolean => node.type === ElementType.Text && node.data.trim() === '';

/** HTML or XML with a line for each element, but one line for a text with the elements in it, and for what is short. */
function markupLines(text: string, xmlMode: boolean, shorten: Shorten): string {
	const written = (from: number | null | undefined, to: number | null | undefined) => text.slice(from ?? 0, to ?? 0);
	const entryText = (node: Node) =>
		'name' in node && /^(?:entry|item|li|tr|url)$/.test(node.name)
			? written(node.startIndex, (node.endIndex ?? 0) + 1)
			: '';
	const linesOfNode = (node: Node, indent: string): string => {
		const end = (node.endIndex ?? 0) + 1;
		const whole = written(node.startIndex, end);
		const [first, last] = 'children' in node ? [node.children[0], node.children.at(-1)] : [];
		if (!first || !last || !('attribs' in node) || node.name === 'pre') return indent + whole.trim();
		const startTag = indent + written(node.startIndex, first.startIndex);
		const endTag = indent + written((last.endIndex ?? 0) + 1, end);
		if (node.attribs['type'] === 'application/ld+json') {
			const data = JSON.parse(written(first.startIndex, (last.endIndex ?? 0) + 1));
			return [startTag, jsonLines(withShortLists(data, shorten)), endTag].join('\n');
		}
		const flat = whole.replace(/\s*\n\s*/g, ' ');
		const children = node.children.filter((child) => !isBlank(child));
		const isText = children.length === 0 || children.some(({ type }) => type === ElementType.Text);
		if (isText || flat.length <= 100) return indent + flat;
		const shownChildren = shorten(children, entryText);
		return [startTag, ...shownChildren.map((child) => linesOfNode(child, `${indent}\t`)), endTag].join('\n');
	};
	return parseDocument(text, { xmlMode, withStartIndices: true, withEndIndices: true })
		.children.filter((node) => !isBlank(node))
		.map((node) => linesOfNode(node, ''))
		.join('\n');
}
