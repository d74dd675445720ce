/** Explains the parser's errors for mistakes that editors make. */
import { type Document, visit } from 'yaml';
import { excerpt } from './schemas/text.ts';

export interface YamlProblem {
	/** Index into the YAML text. */
	readonly offset: number;
	readonly message: string;
}

export const tooDeep = 'Nested too deeply. Use fewer levels, or put the value in quotes.';
export const noAnchors = 'Anchors and aliases are not allowed. Write the value out, or put it in quotes.';
export const noTags = 'Tags are not allowed. Write the value without `!`, or put it in quotes.';
export const cutShort =
	'Everything after this `#` is a comment and is not published. Put the value in quotes, or write a space after the `#` if you mean a comment.';
const notKeyValue =
	'This line is not `key: value`. Write a colon and a space after the key, or indent the line if it continues the one before.';

/** What is wrong and what to write instead, by the code and the message of an error. */
const remedies: readonly (readonly [error: RegExp, remedy: string])[] = [
	[/^BAD_ALIAS/, noAnchors],
	[/^MULTIPLE_DOCS/, 'A line such as `---` or `...` starts another YAML document. Delete it.'],
	[/^TAG_RESOLVE_FAILED/, noTags],
	[/^TAB_AS_INDENT/, 'This line is indented with a tab. Use spaces.'],
	[/^BAD_SCALAR_START/, 'A value must not start with this character. Put the value in quotes.'],
	[/^BAD_INDENT|Sequence item without -/, 'This line is not aligned with the lines above it. Indent it like them.'],
	[
		/^BLOCK_AS_IMPLICIT_KEY/,
		'There is a second `: ` in this value, or the next line is indented by mistake. Put the value in quotes, or align the lines.',
	],
	[/^MULTILINE_IMPLICIT_KEY|Implicit map keys need/, notKeyValue],
	[
		/Unexpected scalar at node end/,
		"There is text after the end of a value. Put the whole value in one pair of quotes; inside them, write `''` for `'` or `\\\"` for `\"`.",
	],
];

/** Explains the first error of a document; the ones behind it are mostly its echoes. */
export function explainYamlError(document: Document, source: string): YamlProblem | undefined {
	const [error] = [...document.errors, ...document.warnings];
	if (!error) return undefined;
	const { code, message, pos } = error;
	// The depth at which the parser runs out of stack differs between machines.
	if (code === 'RESOURCE_EXHAUSTION') return { offset: 0, message: tooDeep };
	if (/^Missing closing ['"]quote|end with a [\]}]$/.test(message)) {
		const offset = openingBefore(document, source, pos[0]);
		// As in `colors: {accent: #0f766e}`.
		const [, before] = /^([[{][^"'\n]*?\s)#\S/.exec(source.slice(offset)) ?? [];
		if (before !== undefined) return { offset: offset + before.length, message: cutShort };
		return {
			offset,
			message: `\`${source[offset]}\` is opened here and never closed. Close it, and indent its lines.`,
		};
	}
	const [, remedy] = remedies.find(([pattern]) => pattern.test(`${code} ${message}`)) ?? [];
	const usual = `Not valid YAML (${excerpt(message)}). Put the value in quotes, or correct the line.`;
	return { offset: pos[0], message: remedy ?? usual };
}

/** The start of the innermost list, map or quoted text that reaches up to an offset. */
function openingBefore(document: Document, source: string, offset: number): number {
	let start = offset;
	visit(document, {
		Node: (_key, { range }) => {
			if (range && range[0] <= offset && offset <= range[2] && /["'[{]/.test(source[range[0]] ?? '')) start = range[0];
		},
	});
	return start;
}
