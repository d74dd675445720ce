/**
 * YAML 1.2 core for content: plain data only. Anchors, aliases, tags, several documents and deep nesting are
 * refused, so that no file can mean more than it shows.
 */
import { CORE_SCHEMA, load } from 'js-yaml';
import {
	isAlias,
	isMap,
	isNode,
	isScalar,
	isSeq,
	LineCounter,
	type Node,
	type Pair,
	parseDocument,
	visit,
	type YAMLMap,
} from 'yaml';
import { cutShort, explainYamlError, noAnchors, noTags, tooDeep } from './explain-yaml-error.ts';
import type { TextProblem } from './schemas/body.ts';

/** Keys and indexes from the top of the data down to one value. */
export type DataPath = readonly PropertyKey[];

export interface ParsedYaml {
	readonly data: unknown;
	/** The place of a value; of the nearest enclosing one when it is missing. `key` gives its key instead. */
	locate(path: DataPath, key?: 'key'): { line: number; column: number };
}

/**
 * Reads YAML with js-yaml, which takes a tenth of the time of `yaml` but has no places. `yaml` reads what js-yaml refuses and
 * every text that the two might read differently. It also reads the other texts when a place is needed.
 *
 * @param source - YAML text.
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function parseYaml(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	const data = loadOrdinary(source);
	if (data === undefined) return parseExactYaml(source, firstLine);
	let exact: ReturnType<typeof parseExactYaml> | undefined;
	return {
		data,
		locate: (...place) => {
			exact ??= parseExactYaml(source, firstLine);
			return 'data' in exact ? exact.locate(...place) : { line: firstLine, column: 1 };
		},
	};
}

/**
 * How an ordinary line begins: indentation, hyphens of a sequence, a key. An item without a value is not ordinary: when the next
 * line is indented less, js-yaml still takes it for a part of the same sequence.
 */
const ordinaryStart = /^ {0,32}(?:- +(?=\S))*(?:[a-z][a-z_]*:(?: +|$))?/;

/** An ordinary value, or a line of one. None of these forms has a comment, tag, anchor, directive or unusual key. */
const ordinaryValues = [
	/^$/,
	// `yaml` refuses `0x1F`, `1e3` and `1.000`. The two parsers read `0b1`, `+0x1` and numbers beyond the largest differently.
	/^(?!0[box]|[\d.]+[eE]|\d+\.000$)[^\s"'[\]{}&*!|>%@`#,?:.+-](?:[^:#]|:(?=\S)|(?<=\S)#)*$/,
	/^"(?:[^"\\]|\\["\\])*"$/,
	/^'(?:[^']|'')*'$/,
	/^\[(?:[A-Za-z][\w-]*(?:, ?[A-Za-z][\w-]*)*)?\]$/,
];

function isOrdinary(line: string): boolean {
	const value = line.slice(ordinaryStart.exec(line)?.[0].length);
	return ordinaryValues.some((form) => form.test(value));
}

/** @returns `undefined` for what `yaml` has to read. */
export function loadOrdinary(source: string): unknown {
	if (!source.split('\n').every(isOrdinary)) return undefined;
	try {
		return load(source, { schema: CORE_SCHEMA });
	} catch {
		return undefined;
	}
}

const maximumKeys = 100;

/**
 * Reads any YAML text, and says what is wrong in it.
 *
 * @param source - YAML text.
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function parseExactYaml(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	try {
		return parse(source, firstLine);
	} catch (error) {
		// The parser and what reads its document are recursive. They run out of stack, which the parser mostly reports itself.
		if (!(error instanceof RangeError)) throw error;
		return [{ line: firstLine, column: 1, field: 'front matter', message: tooDeep }];
	}
}

function parse(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	const lineCounter = new LineCounter();
	// Without a line ending, yaml reads `"a\"` as a closed text.
	const document = parseDocument(`${source}\n`, {
		lineCounter,
		version: '1.2',
		schema: 'core',
		resolveKnownTags: false,
		stringKeys: true,
		// Its check compares every key with every other one; `duplicateKeys` below is linear.
		uniqueKeys: false,
		merge: false,
		prettyErrors: false,
	});
	const place = (offset: number) => {
		const { line, col } = lineCounter.linePos(offset);
		return { line: line + firstLine - 1, column: col };
	};
	const problem = (offset: number, message: string): TextProblem => ({
		...place(offset),
		field: 'front matter',
		message,
	});
	const error = explainYamlError(document, source);
	if (error) return [problem(error.offset, error.message)];
	const refused: TextProblem[] = [];
	visit(document, {
		Map: (_key, map) => {
			if (map.items.length > maximumKeys) {
				refused.push(problem(map.range?.[0] ?? 0, `Must have ${maximumKeys} keys or fewer. Delete some.`));
				return visit.SKIP;
			}
			for (const offset of duplicateKeys(map)) {
				refused.push(problem(offset, 'This key is already used above. Keep one of the two.'));
			}
			return undefined;
		},
		Node: (_key, node) => {
			const message = refusal(node);
			if (message) refused.push(problem(node.range?.[0] ?? 0, message));
			else if (isCutShort(node)) refused.push(problem(source.indexOf('#', node.range?.[1]), cutShort));
		},
	});
	if (refused.length > 0) return refused;
	return {
		data: document.toJS(),
		locate: (path, key) => place(offsetOf(document.contents, path, key)),
	};
}

/** The offsets of keys that their map has already. */
function duplicateKeys({ items }: YAMLMap): number[] {
	const seen = new Set<unknown>();
	return items.flatMap((pair) => {
		const key = keyOf(pair);
		if (!seen.has(key)) {
			seen.add(key);
			return [];
		}
		return [offsetOfKey(pair) ?? 0];
	});
}

/** Hexadecimal, octal and exponential notation, and `1.000`: the number 1, where an editor may mean a thousand. */
const unusualNumber = /[xoe]|\.000$/i;

function refusal(node: Node): string | undefined {
	if (isAlias(node) || ('anchor' in node && node.anchor)) {
		return noAnchors;
	}
	if (isScalar(node) && typeof node.value === 'number' && unusualNumber.test(node.source ?? ''))
		return `\`${node.source}\` is the number ${node.value}. Write it in plain digits, or put a text in quotes: \`"${node.source}"\`.`;
	return node.tag ? noTags : undefined;
}

/** Whether a `#` without a space behind it, as in `The #1 notes app`, turns the rest of a text into a comment. */
function isCutShort(node: Node): boolean {
	const isPlain = isScalar(node) && node.type === 'PLAIN' && (typeof node.value === 'string' || node.value === null);
	return isPlain && /^[^\s#]/.test(node.comment ?? '');
}

function keyOf(pair: Pair): unknown {
	return isScalar(pair.key) ? pair.key.value : pair.key;
}

function offsetOfKey(pair: Pair): number | undefined {
	return isNode(pair.key) ? pair.key.range?.[0] : undefined;
}

/** Follows the path, and stops at the last node that exists. */
function offsetOf(root: unknown, path: DataPath, key?: 'key'): number {
	let node = root;
	let offset = isNode(root) ? (root.range?.[0] ?? 0) : 0;
	for (const [index, step] of path.entries()) {
		let next: unknown;
		if (isMap(node)) {
			const pair = node.items.find((item) => keyOf(item) === step);
			if (!pair) return offset;
			offset = offsetOfKey(pair) ?? offset;
			if (key && index === path.length - 1) return offset;
			next = pair.value;
		} else if (isSeq(node)) next = node.items[Number(step)];
		if (!isNode(next)) return offset;
		offset = next.range?.[0] ?? offset;
		node = next;
	}
	return offset;
}
