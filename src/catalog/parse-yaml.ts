/**
 * YAML 1.2 core for content: plain data only. Anchors, aliases, tags, several documents and deep nesting are refused,
 * each at its place, so that no file can mean more than it shows or keep the parser busy.
 */
import {
	type ErrorCode,
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
} from 'yaml';
import type { TextProblem } from './split-file.ts';

/** Keys and indexes from the top of the data down to one value. */
export type DataPath = readonly PropertyKey[];

export interface ParsedYaml {
	readonly data: unknown;
	/** The place of a value; of the nearest enclosing one when it is missing. `key` asks for its key instead. */
	locate(path: DataPath, key?: 'key'): { line: number; column: number };
}

const maximumDepth = 32;

/**
 * @param source - YAML text.
 * @param firstLine - The 1-based line of the file on which the text begins.
 */
export function parseYaml(source: string, firstLine: number): ParsedYaml | readonly TextProblem[] {
	const tooDeep = findDeepNesting(source);
	if (tooDeep) {
		const message = `Must not be nested more than ${maximumDepth} levels deep. Write it flatter.`;
		return [{ line: tooDeep.line + firstLine, column: tooDeep.column, field: 'front matter', message }];
	}
	const lineCounter = new LineCounter();
	const document = parseDocument(source, {
		lineCounter,
		version: '1.2',
		schema: 'core',
		resolveKnownTags: false,
		stringKeys: true,
		uniqueKeys: true,
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
	// One slip often raises several errors in a row; the first is the one to mend.
	const [error] = [...document.errors, ...document.warnings];
	if (error) return [problem(error.pos[0], remedies[error.code] ?? `Is not valid YAML (${error.message}). Rewrite it.`)];
	const refused: TextProblem[] = [];
	visit(document, {
		Pair: (_key, pair) => {
			if (keyOf(pair) === '__proto__') refused.push(problem(offsetOfKey(pair) ?? 0, 'Unknown key `__proto__`. Delete it.'));
		},
		Node: (_key, node) => {
			const message = refusal(node);
			if (message) refused.push(problem(node.range?.[0] ?? 0, message));
		},
	});
	if (refused.length > 0) return refused;
	return {
		data: document.toJS(),
		locate: (path, key) => place(offsetOf(document.contents, path, key)),
	};
}

/** A cheap scan before the parser runs: its recursion ends the process on thousands of levels. */
function findDeepNesting(source: string): { line: number; column: number } | undefined {
	for (const [line, text] of source.split('\n').entries()) {
		const indent = /^[ \-?:]*/.exec(text)?.[0].length ?? 0;
		if (indent > maximumDepth * 3) return { line, column: 1 };
		let open = 0;
		for (let column = 0; column < text.length; column++) {
			const character = text[column];
			if (character === '[' || character === '{') open++;
			else if (character === ']' || character === '}') open--;
			if (open > maximumDepth) return { line, column: column + 1 };
		}
	}
	return undefined;
}

function refusal(node: Node): string | undefined {
	if (isAlias(node)) return 'Aliases are not allowed. Write the value out.';
	if ('anchor' in node && node.anchor) return 'Anchors are not allowed. Write the value without `&`, or in quotes.';
	if (node.tag) return 'Tags are not allowed. Write the value without `!`, or in quotes.';
	return undefined;
}

/** What to write instead, for each way in which editors leave YAML. */
const remedies: Partial<Record<ErrorCode, string>> = {
	ALIAS_PROPS: 'Aliases are not allowed. Write the value out.',
	BAD_ALIAS: 'Aliases are not allowed. Write the value out, or put it in quotes.',
	BAD_DIRECTIVE: 'YAML directives are not allowed. Delete the line.',
	BAD_DQ_ESCAPE: 'Holds an unknown escape. Write `\\\\` for a backslash, or use single quotes.',
	BAD_INDENT: 'A list or map is not closed or not indented enough. Close it with `]` or `}`, or indent its lines.',
	BAD_SCALAR_START: 'A value must not begin with this character. Put the value in quotes.',
	BLOCK_AS_IMPLICIT_KEY: 'Holds a second `: ` or wrongly indented lines. Put the value in quotes, or mend the indent.',
	DUPLICATE_KEY: 'The key stands here for the second time. Keep one of the two.',
	MISSING_CHAR: 'Something is not closed: a quote, a bracket or a key without `:`. Add what is missing.',
	MULTILINE_IMPLICIT_KEY: 'A line is not `key: value`. Add the colon, or indent the line if it belongs to the one before.',
	MULTIPLE_DOCS: 'Holds more than one YAML document. Keep one.',
	NON_STRING_KEY: 'A key must be plain text. Write it as a word.',
	TAB_AS_INDENT: 'Is indented with a tab. Use spaces.',
	TAG_RESOLVE_FAILED: 'Tags are not allowed. Write the value without `!`, or in quotes.',
	UNEXPECTED_TOKEN: 'Holds text after the end of a value. Put the whole value in one pair of quotes.',
};

function keyOf(pair: Pair): unknown {
	return isScalar(pair.key) ? pair.key.value : pair.key;
}

function offsetOfKey(pair: Pair): number | undefined {
	return isNode(pair.key) ? pair.key.range?.[0] : undefined;
}

/** Walks down as far as the path exists. */
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
