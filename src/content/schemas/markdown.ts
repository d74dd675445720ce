/**
 * Markdown as this site reads it, and what a text must not have: a part that would become much larger on a page, a link that looks
 * like another one, or a part that pages don't show. Programs and agents read the same source, so it would tell them what no reader
 * sees.
 */
import type { ImageReference, LinkReference, Nodes, Table } from 'mdast';
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

/** What HTML, links and pictures that are refused, tables and code blocks with more than a language need. Other texts aren't parsed. */
const possible = /<[a-z!?/]|\]:|\||\[\]\(|@|!\[|(?:`{3}|~{3})(?![\w+#.-]{0,30}$)/im;

/** Characters of link definitions in all their uses, each of which repeats the address and the title. */
const maximumRepeated = 65_536;

/** Cells of all tables. A row has as many as its table has columns, written or not. */
const maximumCells = 4_096;

/** All such parts of a body that `checkBody` accepts. @param firstLine - The 1-based line of the file on which the body begins. */
export function checkMarkdown(body: string, firstLine: number): BodyProblem[] {
	if (!possible.test(body)) return [];
	const problems: BodyProblem[] = [];
	const nodes = [...nodesOf(parser.parse(body))];
	const uses = Map.groupBy(nodes.filter(isReference), ({ identifier }) => identifier);
	const wanted = new Set(uses.keys());
	let cells = 0;
	let repeated = 0;
	for (const node of nodes) {
		const part = unshownPart(node, wanted);
		if (part) report(node, `Pages don't show ${part}, but programs read it. Delete it.`);
		if ((node.type === 'link' || node.type === 'definition') && URL.parse(node.url)?.username) {
			report(
				node,
				`The address ${quote(node.url)} has a user name, which looks like another host. Delete what is before \`@\`.`,
			);
		}
		if (node.type === 'table') cells += node.children.length * columnsOf(node);
		if (cells > maximumCells) {
			report(node, `Tables must have ${maximumCells} cells or fewer. Shorten them.`);
			break;
		}
		if (node.type === 'definition') repeated += lengthOf(node) * (uses.get(node.identifier)?.length ?? 0);
		if (repeated > maximumRepeated) {
			const message = `Link definitions must have ${maximumRepeated} characters or fewer in all their uses together. Shorten this one.`;
			report(node, message);
			break;
		}
	}
	return problems;

	function report({ position }: Nodes, message: string): void {
		const { line = 1, column = 1 } = position?.start ?? {};
		problems.push({ line: firstLine + line - 1, column, field: 'body', message });
	}
}

const lengthOf = ({ position }: Nodes): number => (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

const columnsOf = (table: Table): number => table.align?.length ?? 0;

function* nodesOf(node: Nodes): Generator<Nodes> {
	yield node;
	if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

const isReference = (node: Nodes): node is LinkReference | ImageReference =>
	node.type === 'linkReference' || node.type === 'imageReference';

/** @param wanted - Labels of links whose definition has not come yet: the first one of a label counts. */
function unshownPart(node: Nodes, wanted: Set<string>): string | undefined {
	if (node.type === 'html') return `HTML such as ${quote(node.value.split('\n', 1).join())}`;
	if (node.type === 'image' && node.title) return 'the title of a picture';
	if ((node.type === 'link' || node.type === 'linkReference') && node.children.length === 0)
		return 'a link without text';
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
