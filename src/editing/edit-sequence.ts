import { isCollection } from 'yaml';
import { indentOf, splice } from './edit-map.ts';
import { endOf, lineEndOf, lineStart, nextLine, type SequenceContainer, startOf } from './yaml-places.ts';
import { blockLines, flowText } from './yaml-text.ts';

/** Adds an entry behind the last one; `undefined` for any other index. */
export function appendItem(
	source: string,
	sequence: SequenceContainer,
	index: number,
	value: unknown,
): string | undefined {
	const { items } = sequence.node;
	const last = items.at(-1);
	if (index < items.length) return replaceItem(source, sequence, index, value);
	if (index > items.length) return undefined;
	if (sequence.isFlow) {
		const at = last === undefined ? startOf(sequence.node) + 1 : endOf(last, source);
		return splice(source, at, at, `${last === undefined ? '' : ', '}${flowText(value)}`);
	}
	if (last === undefined) return undefined;
	const dash = dashOf(source, sequence, items.length - 1);
	const indent = indentOf(source, dash);
	const end = lineEndOf(source);
	const lines = blockLines(value).map((line, number) => `${indent}${number === 0 ? '- ' : '  '}${line}`);
	const at = nextLine(source, endOf(last, source));
	const isLast = at === source.length && !source.endsWith('\n');
	return isLast ? splice(source, at, at, end + lines.join(end)) : splice(source, at, at, lines.join(end) + end);
}

function replaceItem(source: string, sequence: SequenceContainer, index: number, value: unknown): string | undefined {
	const item = sequence.node.items[index];
	if (isCollection(item) && !item.flow) return undefined;
	return splice(source, startOf(item), endOf(item, source), flowText(value, item));
}

/** Takes an entry away; `undefined` when there is none, or when it is the only one of a block. */
export function removeItem(source: string, sequence: SequenceContainer, index: number): string | undefined {
	const { items } = sequence.node;
	const item = items[index];
	if (item === undefined) return undefined;
	const [before, after] = [items[index - 1], items[index + 1]];
	if (sequence.isFlow) {
		if (before !== undefined) return splice(source, endOf(before, source), endOf(item, source), '');
		return splice(source, startOf(item), after === undefined ? endOf(item, source) : startOf(after), '');
	}
	if (items.length === 1) return undefined;
	const dash = dashOf(source, sequence, index);
	return splice(source, lineStart(source, dash), nextLine(source, endOf(item, source)), '');
}

/** Where the indicator of an entry stands: before it, with nothing but space and comments between. */
function dashOf(source: string, { node }: SequenceContainer, index: number): number {
	const token = node.srcToken;
	const start = token && 'items' in token ? token.items[index]?.start : undefined;
	const dash = start?.find(({ type }) => type === 'seq-item-ind');
	return dash?.offset ?? source.lastIndexOf('-', startOf(node.items[index]) - 1);
}
