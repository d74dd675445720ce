/** Changes single values of maps and sequences as edits of the text around them. */
import { isCollection, isScalar, Scalar } from 'yaml';
import {
	blockLines,
	endOf,
	endOfKey,
	findPair,
	flowText,
	isEmpty,
	keyOf,
	lineEndOf,
	lineStart,
	lineText,
	type MapContainer,
	nextLine,
	type SequenceContainer,
	startOf,
} from './yaml-text.ts';

/** Writes another value for a key that the map has; `undefined` when it has none. */
export function replaceValue(source: string, map: MapContainer, key: string, value: unknown): string | undefined {
	const { pair } = findPair(map, key) ?? {};
	if (!pair) return undefined;
	const { value: old } = pair;
	const textOf = map.isFlow ? flowText : lineText;
	const isList = Array.isArray(value) && value.some((item) => typeof item === 'object');
	if (isList && !map.isFlow) {
		const lines = blockLines(value).map((line) => `${indentOf(source, startOf(pair))}  ${line}`);
		const end = old === null || isEmpty(old) ? endOfKey(pair, source) : endOf(old, source);
		return splice(source, endOfKey(pair, source), end, ['', ...lines].join(lineEndOf(source)));
	}
	if (old === null || isEmpty(old)) {
		const at = endOfKey(pair, source);
		return splice(source, at, at, ` ${textOf(value)}`);
	}
	if (isCollection(old) && !old.flow) {
		return splice(source, endOfKey(pair, source), endOf(old, source), ` ${textOf(value)}`);
	}
	const isBlockScalar = isScalar(old) && (old.type === Scalar.BLOCK_FOLDED || old.type === Scalar.BLOCK_LITERAL);
	// Such a value begins with its indicator, which the range of the node leaves out where a comment follows.
	const start = isBlockScalar ? endOfKey(pair, source) : startOf(old);
	return splice(source, start, endOf(old, source), `${isBlockScalar ? ' ' : ''}${textOf(value, old)}`);
}

/** Adds a key that the map has not. */
export function insertPair(
	source: string,
	map: MapContainer,
	key: string,
	value: unknown,
	keyOrder: readonly string[],
): string | undefined {
	const { items } = map.node;
	const rank = (name: string): number => (keyOrder.includes(name) ? keyOrder.indexOf(name) : keyOrder.length);
	const behind = items.findLast((pair) => rank(keyOf(pair)) <= rank(key));
	if (map.isFlow) {
		const text = `${flowText(key)}: ${flowText(value)}`;
		const [first] = items;
		if (behind) return splice(source, endOf(behind, source), endOf(behind, source), `, ${text}`);
		if (first) return splice(source, startOf(first), startOf(first), `${text}, `);
		const at = startOf(map.node) + 1;
		return splice(source, at, at, source[at] === '}' ? ` ${text} ` : ` ${text}`);
	}
	const [first] = items;
	if (!first) return undefined;
	const indent = indentOf(source, startOf(first));
	const end = lineEndOf(source);
	const lines = linesOf(key, value).map((line, index) => (index === 0 ? line : indent + line));
	if (!behind) return splice(source, startOf(first), startOf(first), lines.join(end) + end + indent);
	const at = nextLine(source, endOf(behind, source));
	const isLast = at === source.length && !source.endsWith('\n');
	const text = lines.map((line, index) => (index === 0 ? indent + line : line)).join(end);
	return isLast ? splice(source, at, at, end + text) : splice(source, at, at, text + end);
}

function linesOf(key: string, value: unknown): string[] {
	const lines = blockLines(value);
	const isBlock = typeof value === 'object' && value !== null && (lines.length > 1 || lines[0]?.startsWith('- '));
	return isBlock ? [`${flowText(key)}:`, ...lines.map((line) => `  ${line}`)] : [`${flowText(key)}: ${lines[0] ?? ''}`];
}

/** What would stand before another key of the same map: the indicator of an entry counts as space. */
function indentOf(source: string, offset: number): string {
	return ' '.repeat(offset - lineStart(source, offset));
}

function splice(source: string, start: number, end: number, text: string): string {
	return source.slice(0, start) + text + source.slice(end);
}

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

/** Where the indicator of an entry stands: before it, with nothing but space and comments between. */
function dashOf(source: string, { node }: SequenceContainer, index: number): number {
	const token = node.srcToken;
	const start = token && 'items' in token ? token.items[index]?.start : undefined;
	const dash = start?.find(({ type }) => type === 'seq-item-ind');
	return dash?.offset ?? source.lastIndexOf('-', startOf(node.items[index]) - 1);
}
