/**
 * Markdown as this site reads it, and what a text must not have: a part that would become much larger on a page, a link that looks
 * like another one, or a part that pages don't show as text. Programs and agents read the same source, so it would tell them what no
 * reader sees. Pages don't show three things that a text needs. So an address is one that a browser opens, and the label of a link
 * definition and the language of a code block are one short word.
 */
import type { ImageReference, LinkReference, Nodes, Root, Table } from 'mdast';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { remark } from 'remark';
import { markdown as t } from '../../texts/sections.ts';
import type { BodyProblem } from './body.ts';
import { findHiddenCharacter, isBlank, maximumUrlLength, quote } from './text.ts';

/** The part of GitHub's Markdown that costs little: tables, strikethrough and task lists, without bare-URL links. */
export const lightGfm = {
	micromarkExtensions: [gfmTable(), gfmStrikethrough(), gfmTaskListItem()],
	fromMarkdownExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown(), gfmTaskListItemFromMarkdown()],
};

const parser = remark().data(lightGfm);

export const parseMarkdown = (source: string): Root => parser.parse(source);

/**
 * Matches in every text with a part that may be refused, a table, or a code block with more than a language. Other texts, such as
 * those with plain links alone, aren't parsed.
 */
const possible =
	/<[a-z!?/]|&[#a-z]|\]:|\||\[[^\w[\]]*\]\(|\](?!\(https?:\/\/[^\s()<>]{1,200}\))[([]|@|!\[|(?:`{3}|~{3})(?![\w+#.-]{0,30}$)/im;

/** Characters of link definitions in all their uses, each of which repeats the address and the title. */
const maximumRepeated = 65_536;

/** Cells of all tables. A row has as many as its table has columns, written or not. */
const maximumCells = 4_096;

/**
 * All such parts of a body that `checkBody` accepts.
 *
 * @param firstLine - The 1-based line of the file on which the body begins.
 * @param show - Writes a part of the body into a message.
 */
export function checkMarkdown(body: string, firstLine: number, show: Show = quote): BodyProblem[] {
	if (!possible.test(body)) return [];
	const problems: BodyProblem[] = [];
	const nodes = [...nodesOf(parseMarkdown(body))];
	const uses = Map.groupBy(nodes.filter(isReference), ({ identifier }) => identifier);
	const wanted = new Set(uses.keys());
	let cells = 0;
	let repeated = 0;
	for (const node of nodes) {
		const unshown = unshownPart(node, wanted, show);
		if (unshown) report(node, unshown);
		if ((node.type === 'link' || node.type === 'definition') && hasUser(node.url)) {
			report(node, t.userName({ address: show(node.url) }));
		}
		if (node.type === 'table') cells += node.children.length * columnsOf(node);
		if (cells > maximumCells) {
			report(node, t.tooManyCells({ limit: String(maximumCells) }));
			break;
		}
		if (node.type === 'definition') repeated += lengthOf(node) * (uses.get(node.identifier)?.length ?? 0);
		if (repeated > maximumRepeated) {
			report(node, t.definitionsTooLong({ limit: String(maximumRepeated) }));
			break;
		}
	}
	return problems;

	function report({ position }: Nodes, message: string): void {
		const { line = 1, column = 1 } = position?.start ?? {};
		problems.push({ line: firstLine + line - 1, column, field: 'body', message });
	}
}

type Show = (text: string) => string;

function hasUser(address: string): boolean {
	const url = URL.parse(address);
	return url !== null && `${url.username}${url.password}` !== '';
}

const lengthOf = ({ position }: Nodes): number => (position?.end.offset ?? 0) - (position?.start.offset ?? 0);

const columnsOf = (table: Table): number => table.align?.length ?? 0;

function* nodesOf(node: Nodes): Generator<Nodes> {
	yield node;
	if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

const isReference = (node: Nodes): node is LinkReference | ImageReference =>
	node.type === 'linkReference' || node.type === 'imageReference';

/**
 * What is wrong with a part that pages don't show as text.
 *
 * @param wanted - Labels of links whose definition has not come yet: the first one of a label counts.
 */
function unshownPart(node: Nodes, wanted: Set<string>, show: Show): string | undefined {
	if (node.type === 'html') return t.html({ html: show(node.value.split('\n', 1).join()) });
	const isPart = isReference(node) || node.type === 'link' || node.type === 'image';
	if (isPart && isBlank(textOf(node))) return t.emptyLink;
	if (isReference(node) && node.referenceType === 'full' && !shortWord.test(node.label ?? '')) {
		if (textOf(node).toLowerCase() !== node.label?.toLowerCase()) return t.label({ label: show(node.label ?? '') });
	}
	if (node.type === 'definition' && !wanted.delete(node.identifier)) {
		return t.unusedDefinition({ label: show(node.label ?? node.identifier) });
	}
	if ('title' in node && node.title) return t.unshown({ text: show(node.title) });
	if ('url' in node && (node.url.length > maximumUrlLength || !address.test(node.url))) {
		return t.address({ address: show(node.url), limit: String(maximumUrlLength) });
	}
	if (node.type === 'code' && (node.meta || !shortWord.test(node.lang ?? ''))) return t.codeInfo;
	// An entity such as `&#x202e;` can spell one.
	const hidden = 'children' in node ? undefined : findHiddenCharacter(textOf(node));
	if (hidden) return t.unshown({ text: hidden.name });
	const isWider = node.type === 'table' && node.children.some(({ children }) => children.length > columnsOf(node));
	return isWider ? t.extraCell : undefined;
}

function textOf(node: Nodes): string {
	if ('children' in node) return node.children.map(textOf).join('');
	return ('value' in node ? node.value : 'alt' in node ? node.alt : '') ?? '';
}

const shortWord = /^[\p{L}\p{N}_+#.-]{0,30}$/u;

/** What browsers open: a web address, one for mail, or a path or fragment of this site. */
const address = /^(?:https?:\/\/[^\s/]\S*|mailto:[^\s@]+@\S+|[^\s:/?#]*(?:[/?#]\S*)?)$/i;
