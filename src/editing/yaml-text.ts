/** The parts of a YAML text: where they are, in code units from its beginning, and how values are written. */
import {
	Document,
	isCollection,
	isMap,
	isPair,
	isScalar,
	isSeq,
	type Pair,
	Scalar,
	stringify,
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

const writeOptions = { version: '1.2', schema: 'core', lineWidth: 0 } as const;

/** A value as it is written in one line between the brackets of a flow collection, where commas and brackets need quotes. */
export function flowText(value: unknown, like?: unknown): string {
	if (Array.isArray(value)) return `[${value.map((item) => flowText(item)).join(', ')}]`;
	if (typeof value === 'object' && value !== null) {
		const pairs = Object.entries(value).filter(([, item]) => item !== undefined);
		return pairs.length === 0
			? '{}'
			: `{ ${pairs.map(([key, item]) => `${flowText(key)}: ${flowText(item)}`).join(', ')} }`;
	}
	return scalarText(value, like, true);
}

/** A value as it is written on the line of its key in a block. */
export function lineText(value: unknown, like?: unknown): string {
	return typeof value === 'object' && value !== null ? flowText(value) : scalarText(value, like, false);
}

function scalarText(value: unknown, like: unknown, isFlow: boolean): string {
	const document = new Document([value], writeOptions);
	if (isSeq(document.contents)) {
		document.contents.flow = isFlow;
		const [item] = document.contents.items;
		if (isScalar(item) && typeof value === 'string') item.type = quoteOf(value, like);
	}
	const text = document.toString({ lineWidth: 0 }).trim();
	// `[value]` or `- value`.
	return (isFlow ? text.slice(1, -1) : text.slice(1)).trim();
}

/** A text of several lines stays on one between quotes; another one has the quotes of the value in whose place it comes. */
function quoteOf(value: string, like: unknown): Scalar.Type {
	if (value.includes('\n')) return Scalar.QUOTE_DOUBLE;
	const type = isScalar(like) ? like.type : undefined;
	return type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE ? type : Scalar.PLAIN;
}

/** Lines of a value in block style, without indentation; one line for a scalar or a list of scalars. */
export function blockLines(value: unknown): string[] {
	if (typeof value !== 'object' || value === null) return [lineText(value)];
	if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return [`${flowText(value)}`];
	return stringify(value, { ...writeOptions, defaultStringType: 'PLAIN' })
		.trimEnd()
		.split('\n');
}
