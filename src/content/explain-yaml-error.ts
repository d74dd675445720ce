/** The parser's errors in the words of an editor: where the mistake is, rather than where the parser gave up. */
import { type Document, isCollection, isScalar, visit, type YAMLError } from 'yaml';

export interface YamlProblem {
	/** Index into the YAML text. */
	readonly offset: number;
	readonly message: string;
}

/** Explains the first error of a document; the ones behind it are mostly its echoes. */
export function explainYamlError(document: Document, source: string): YamlProblem | undefined {
	const [error, echo] = [...document.errors, ...document.warnings];
	if (!error) return undefined;
	const at = error.pos[0];
	const [, quote] = /^Missing closing (['"])quote/.exec(error.message) ?? [];
	if (quote) {
		const message = `The text opens with \`${quote}\` and is never closed. Write \`${quote}\` after its last word.`;
		return { offset: startOf(document, at, isScalar), message };
	}
	const [, bracket] = /must (?:be sufficiently indented and )?end with a ([\]}])$/.exec(error.message) ?? [];
	if (bracket) {
		const message = `The list or map that opens here is not closed. Close it with \`${bracket}\`, and indent its lines.`;
		return { offset: startOf(document, at, isCollection), message };
	}
	if (error.code === 'BLOCK_AS_IMPLICIT_KEY' && echo?.code === 'MULTILINE_IMPLICIT_KEY') {
		const lineEnd = source.indexOf('\n', at);
		const isSequence = error.message.startsWith('A block sequence');
		return { offset: textBehind(source, isSequence || lineEnd < 0 ? at : lineEnd + 1), message: notAligned };
	}
	if (/^[^\S \t\n]/.test(source.slice(at))) {
		return { offset: at, message: 'Begins with a character that only looks like a space. Use plain spaces.' };
	}
	const [line = ''] = source.slice(at).split('\n', 1);
	const colon = line.search(/:[^\S \t]/);
	if (error.message.startsWith('Implicit map keys need') && colon > 0) {
		return {
			offset: at + colon + 1,
			message: 'A character that only looks like a space follows `:`. Use plain spaces.',
		};
	}
	if (error.message.startsWith('Missing directives-end')) {
		return { offset: source.search(/^%/m), message: remedies.BAD_DIRECTIVE ?? '' };
	}
	return { offset: at, message: remedyFor(error) };
}

const notAligned = 'This line is not aligned with the lines above it. Give it the same indent.';
const notKeyValue =
	'This line is not `key: value`. Write a colon and a space after the key, or indent the line if it belongs to the one before.';
const notInItem =
	'This line is indented less than the entry of the list that it follows. Indent it like the keys of that entry.';
const noAnchors = 'Anchors and aliases are not allowed. Write the value out, or put it in quotes.';

/** Remedies for errors whose code alone says too little. */
const remediesByMessage: readonly (readonly [RegExp, string])[] = [
	[/^Implicit map keys need to be followed/, notKeyValue],
	[
		/^Comments must be separated/,
		'A comment needs a space before its `#`. Write the space, or put the value in quotes.',
	],
	[/^Sequence item without -/, notInItem],
	[/^Missing space after :/, 'A space is missing after `:`. Write `key: value`.'],
	[/^Missing , /, 'A comma is missing between two entries. Write one between them.'],
	[/^Unexpected block-seq-ind/, 'A list must begin on a line of its own. Move it there, or put the value in quotes.'],
	[/flow-(?:seq|map)-end/, 'Holds a `]` or `}` that closes nothing. Delete it, or put the value in quotes.'],
	[/^Not a YAML token|^Block scalar header/, 'Nothing may follow `|` or `>` on their line. Put the value in quotes.'],
];

/** What to write instead, by the error's code. */
const remedies: Readonly<Partial<Record<string, string>>> = {
	ALIAS_PROPS: noAnchors,
	BAD_ALIAS: noAnchors,
	BAD_DIRECTIVE: 'YAML directives are not allowed. Delete the line.',
	BAD_DQ_ESCAPE: 'Holds an unknown escape. Write `\\\\` for a backslash, or use single quotes.',
	BAD_INDENT: notAligned,
	BAD_SCALAR_START: 'A value must not begin with this character. Put the value in quotes.',
	BLOCK_AS_IMPLICIT_KEY: 'Holds a second `: `, or begins with `? `. Put the value in quotes.',
	MULTILINE_IMPLICIT_KEY: notKeyValue,
	MULTIPLE_DOCS: 'Holds more than one YAML document. Keep one, and delete lines such as `---` and `...`.',
	NON_STRING_KEY: 'A key must be plain text. Write it as a word.',
	TAB_AS_INDENT: 'Is indented with a tab. Use spaces.',
	TAG_RESOLVE_FAILED: 'Tags are not allowed. Write the value without `!`, or in quotes.',
	UNEXPECTED_TOKEN:
		"Text follows the end of a value. Put the whole value in one pair of quotes; inside them, write `''` for `'` or `\\\"` for `\"`.",
};

function remedyFor({ code, message }: YAMLError): string {
	const [, remedy] = remediesByMessage.find(([pattern]) => pattern.test(message)) ?? [];
	return remedy ?? remedies[code] ?? `Is not valid YAML (${message}). Rewrite it.`;
}

/** The start of the innermost node of a kind that reaches up to an offset. */
function startOf(document: Document, offset: number, isKind: (node: unknown) => boolean): number {
	let start = offset;
	visit(document, {
		Node: (_key, node) => {
			const { range } = node;
			if (range && isKind(node) && range[0] <= offset && offset <= range[2]) start = range[0];
		},
	});
	return start;
}

/** The first index from `offset` on that is not a space. */
function textBehind(source: string, offset: number): number {
	return offset + (/^[ ]*/.exec(source.slice(offset))?.[0].length ?? 0);
}
