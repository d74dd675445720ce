/**
 * Markdown as this site reads it, and what a text must not have: a part that would become much larger on a page, or one that pages
 * don't show. Programs and agents read the same source, so such a part would tell them what no reader sees.
 */
import type { Nodes, Table } from 'mdast';
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

/** Each use of a definition repeats its address and title. */
const maximumDefinition = 1_000;

/** A row has as many cells as its table has columns, written or not. */
const maximumCells = 4_096;

/** The first such part of a body that `checkBody` accepts. @param firstLine - The 1-based line of the file on which the body begins. */
export function checkMarkdown(body: string, firstLine: number): BodyProblem | undefined {
	if (!possible.test(body)) return undefined;
	const nodes = [...nodesOf(parser.parse(body))];
	const wanted = new Set(nodes.flatMap((node) => (isReference(node) ? node.identifier : [])));
	for (const node of nodes) {
		const part = unshownPart(node, wanted);
		const message = part ? `Pages don't show ${part}, but programs read it. Delete it.` : tooLarge(node);
		const { line = 1, column = 1 } = node.position?.start ?? {};
		if (message) return { line: firstLine + line - 1, column, field: 'body', message };
	}
	return undefined;
}

function tooLarge(node: Nodes): string | undefined {
	const [start = 0, end = 0] = [node.position?.start.offset, node.position?.end.offset];
	if (node.type === 'definition' && end - start > maximumDefinition) {
		return `A link definition must have ${maximumDefinition} characters or fewer. Shorten it.`;
	}
	const cells = node.type === 'table' ? node.children.length * columnsOf(node) : 0;
	return cells > maximumCells ? `A table must have ${maximumCells} cells or fewer. Split it.` : undefined;
}

const columnsOf = (table: Table): number => table.align?.length ?? 0;

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
	const isWider = node.type === 'table' && node.children.some(({ children }) => children.length > columnsOf(node));
	return isWider ? 'a cell beyond the columns of its table' : undefined;
}

const language = /^[\w+#.-]{0,30}$/;
