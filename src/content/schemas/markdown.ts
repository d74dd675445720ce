/**
 * Markdown as this site reads it, and what of a text its pages don't show: programs and agents read the same source, so such a part
 * would tell them what no reader sees.
 */
import type { Nodes } from 'mdast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { remark } from 'remark';
import type { BodyProblem } from './body.ts';
import { quote } from './text.ts';

/** The part of GitHub's Markdown that costs little: tables, strikethrough and task lists, without bare-URL links. */
export const lightGfm = {
	micromarkExtensions: [gfmTable(), gfmStrikethrough(), gfmTaskListItem()],
	fromMarkdownExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()],
};

const parser = remark().data(lightGfm);

/** What HTML, link definitions, tables and code blocks with more than a language need. Other texts aren't parsed. */
const possible = /<[a-z!?/]|\]:|\||(?:`{3}|~{3})(?![\w+#.-]{0,30}$)/im;

/** The first such part of a body. @param firstLine - The 1-based line of the file on which the body begins. */
export function findUnshown(body: string, firstLine: number): BodyProblem | undefined {
	if (!possible.test(body)) return undefined;
	const nodes = [...nodesOf(parser.parse(body))];
	const wanted = new Set(nodes.flatMap((node) => (isReference(node) ? node.identifier : [])));
	for (const node of nodes) {
		const part = unshownPart(node, wanted);
		const { line = 1, column = 1 } = node.position?.start ?? {};
		const message = `Pages don't show ${part}, but programs read it. Delete it.`;
		if (part) return { line: firstLine + line - 1, column, field: 'body', message };
	}
	return undefined;
}

function* nodesOf(node: Nodes): Generator<Nodes> {
	yield node;
	if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

const isReference = (node: Nodes) => node.type === 'linkReference' || node.type === 'imageReference';

/** @param wanted - Labels of links whose definition has not come yet: the first one of a label counts. */
function unshownPart(node: Nodes, wanted: Set<string>): string | undefined {
	if (node.type === 'html') return `HTML such as ${quote(node.value)}`;
	if (node.type === 'definition' && !wanted.delete(node.identifier)) {
		return `the definition of ${quote(node.label ?? node.identifier)}, which no link uses`;
	}
	if (node.type === 'code' && (node.meta || !language.test(node.lang ?? ''))) {
		return 'what is behind the language of a code block';
	}
	const columns = node.type === 'table' ? (node.align?.length ?? 0) : 0;
	const isWider = node.type === 'table' && node.children.some(({ children }) => children.length > columns);
	return isWider ? 'a cell beyond the columns of its table' : undefined;
}

const language = /^[\w+#.-]{0,30}$/;
