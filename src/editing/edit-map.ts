import { isCollection, isScalar, Scalar } from 'yaml';
import {
	endOf,
	endOfKey,
	findPair,
	isEmpty,
	keyOf,
	lineEndOf,
	lineStart,
	type MapContainer,
	nextLine,
	startOf,
} from './yaml-places.ts';
import { blockLines, flowText, lineText } from './yaml-text.ts';

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

/** Takes a key and its value away; `undefined` when the map has no such key. */
export function removePair(source: string, map: MapContainer, key: string): string | undefined {
	const { pair, index = 0 } = findPair(map, key) ?? {};
	if (!pair) return undefined;
	const { items } = map.node;
	const [before, after] = [items[index - 1], items[index + 1]];
	const start = startOf(pair);
	const end = endOf(pair, source);
	if (map.isFlow) {
		if (before) return splice(source, endOf(before, source), end, '');
		return splice(source, start, after ? startOf(after) : end, '');
	}
	// The line may begin with the indicator of an entry, which stays.
	if (source.slice(lineStart(source, start), start).trim() !== '') {
		return after ? splice(source, start, startOf(after), '') : splice(source, start, end, '{}');
	}
	return splice(source, lineStart(source, start), nextLine(source, end), '');
}

function linesOf(key: string, value: unknown): string[] {
	const lines = blockLines(value);
	const isBlock = typeof value === 'object' && value !== null && (lines.length > 1 || lines[0]?.startsWith('- '));
	return isBlock ? [`${flowText(key)}:`, ...lines.map((line) => `  ${line}`)] : [`${flowText(key)}: ${lines[0] ?? ''}`];
}

/** What would stand before another key of the same map: the indicator of an entry counts as space. */
export function indentOf(source: string, offset: number): string {
	return ' '.repeat(offset - lineStart(source, offset));
}

export function splice(source: string, start: number, end: number, text: string): string {
	return source.slice(0, start) + text + source.slice(end);
}
