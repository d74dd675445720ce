/** Where the parts of a YAML text stand, in code units from its beginning. */
import {
	type Document,
	isCollection,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Pair,
	type Scalar,
	type YAMLMap,
	type YAMLSeq,
} from 'yaml';

/** As the content is read; with the tokens, which know where indicators stand. */
export const parseOptions = {
	version: '1.2',
	schema: 'core',
	keepSourceTokens: true,
	prettyErrors: false,
} as const;

export interface MapContainer {
	readonly kind: 'map';
	readonly node: YAMLMap;
	readonly isFlow: boolean;
}

export interface SequenceContainer {
	readonly kind: 'sequence';
	readonly node: YAMLSeq;
	readonly isFlow: boolean;
}

export type Container = MapContainer | SequenceContainer;

/** The map or sequence at a path; `undefined` when there is none. */
export function findContainer(document: Document.Parsed, path: readonly (string | number)[]): Container | undefined {
	const node = path.length === 0 ? document.contents : document.getIn(path, true);
	if (isMap(node)) return { kind: 'map', node, isFlow: node.flow === true };
	if (isSeq(node)) return { kind: 'sequence', node, isFlow: node.flow === true };
	return undefined;
}

/** The pair of a key, and its index; `undefined` when the map has no such key. */
export function findPair(
	{ node }: MapContainer,
	key: string,
): { readonly pair: Pair; readonly index: number } | undefined {
	const index = node.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
	const pair = node.items[index];
	return pair && { pair, index };
}

export const keyOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '');

/** Where a node begins: its first character, properties and indicators of sequences not included. */
export function startOf(node: unknown): number {
	if (isPair(node)) return startOf(node.key);
	return rangeOf(node)?.[0] ?? 0;
}

/** Where the last character of a node's own text ends: no comment, space or line end behind it. */
export function endOf(node: unknown, source: string): number {
	if (isPair(node))
		return node.value === null || isEmpty(node.value) ? endOfKey(node, source) : endOf(node.value, source);
	if (isCollection(node) && !node.flow) {
		const last = node.items.at(-1);
		if (last !== undefined) return endOf(last, source);
	}
	const [, end = 0] = rangeOf(node) ?? [];
	return source.slice(0, end).trimEnd().length;
}

/** Behind the colon of a key. */
export function endOfKey(pair: Pair, source: string): number {
	const [, end = 0] = rangeOf(pair.key) ?? [];
	return source.indexOf(':', end) + 1;
}

/** Whether nothing is written where a value could be. */
export const isEmpty = (node: unknown): boolean =>
	isScalar(node) && node.value === null && (node as Scalar).source === '';

/** The first character of the line on which an offset lies. */
export const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1;

/** Behind the line end of the line on which an offset lies. */
export function nextLine(source: string, offset: number): number {
	const end = source.indexOf('\n', offset);
	return end < 0 ? source.length : end + 1;
}

/** The line end that a text uses. */
export const lineEndOf = (source: string): string => (source.includes('\r\n') ? '\r\n' : '\n');

function rangeOf(node: unknown): readonly [number, number, number] | undefined {
	return isCollection(node) || isScalar(node) ? (node.range ?? undefined) : undefined;
}
