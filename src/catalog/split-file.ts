/**
 * Splits a content file into front matter and body. gray-matter does the splitting; this module holds it to a strict
 * form, because on its own it runs code from `---js` blocks, takes an unclosed block for the whole file and answers
 * `{}` when it meets a broken text for the second time.
 */
import matter from 'gray-matter';
import { findHiddenCharacter } from './front-matter/text.ts';

/** Where and why a text cannot be read; the place is 1-based. */
export interface TextProblem {
	readonly line: number;
	readonly column: number;
	readonly field: 'file' | 'front matter' | 'body';
	readonly message: string;
}

export interface SplitFile {
	/** The YAML text between the fences; its first line is line 2 of the file. */
	readonly yaml: string;
	readonly body: string;
	/** 1-based line of the file on which the body begins. */
	readonly bodyLine: number;
}

/** Decodes UTF-8, takes a byte order mark off and turns CRLF into LF. */
export function decodeText(bytes: Uint8Array): string | TextProblem {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
	} catch {
		const valid = new TextDecoder('utf-8').decode(bytes).split('\ufffd', 1)[0] ?? '';
		return { ...placeOf(valid, valid.length), field: 'file', message: 'Is not UTF-8. Save the file as UTF-8 text.' };
	}
}

/** @param text - A whole Markdown file with LF line ends. */
export function splitFile(text: string): SplitFile | TextProblem {
	const lines = text.split('\n');
	const wrong = (line: number, message: string): TextProblem => ({ line, column: 1, field: 'front matter', message });
	if (lines[0] !== '---') {
		return wrong(1, 'The file must begin with front matter. Write a line with exactly `---` first.');
	}
	const close = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
	if (close < 0) return wrong(1, 'The front matter is not closed. Write a line with exactly `---` after its last key.');
	if (lines[close] !== '---') {
		return wrong(close + 1, 'A line of front matter must not begin with `---`. Close it with exactly `---`, or indent.');
	}
	const hidden = findHiddenCharacter(text);
	if (hidden) {
		const place = placeOf(text, hidden.index);
		const field = place.line > close + 1 ? 'body' : 'front matter';
		return { ...place, field, message: `Must not hold the invisible character ${hidden.name}. Delete it.` };
	}
	let yaml = '';
	const { content } = matter(text, {
		language: 'yaml',
		engines: {
			yaml: {
				parse: (source: string) => {
					yaml = source;
					return {};
				},
				stringify: off,
			},
			json: off,
			javascript: off,
			js: off,
			toml: off,
			coffee: off,
			cson: off,
		},
	});
	return { yaml: yaml.replace(/^\n/, ''), body: content, bodyLine: close + 2 };
}

/** The 1-based line and column of an index into a text. */
export function placeOf(text: string, index: number): { line: number; column: number } {
	const before = text.slice(0, index).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function off(): never {
	throw new Error('Front matter is YAML only.');
}
