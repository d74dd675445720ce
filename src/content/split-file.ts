/** Splits a content file into front matter and body, and says what is wrong with its form. */
import matter from 'gray-matter';
import { parseYaml } from './parse-yaml.ts';
import type { TextProblem } from './schemas/body.ts';
import { findHiddenCharacter } from './schemas/text.ts';

export interface SplitFile {
	/** The YAML text between the fences; its first line is line 2 of the file. */
	readonly yaml: string;
	/** The data in it, or what is wrong with it. */
	readonly parsed: ReturnType<typeof parseYaml>;
	readonly body: string;
	/** 1-based line of the file on which the body begins. */
	readonly bodyLine: number;
}

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes UTF-8, removes a byte order mark and turns CRLF into LF. */
export function decodeText(bytes: Uint8Array): string | TextProblem {
	try {
		return decoder.decode(bytes).replaceAll('\r\n', '\n');
	} catch {
		const text = Buffer.from(bytes).toString('utf8');
		const place = placeOf(text, text.indexOf('\ufffd'));
		return { ...place, field: 'file', message: 'Not UTF-8. Save the file as UTF-8 text.' };
	}
}

/** The text begins behind the hyphens of the first fence, with the end of that line. */
const parseFrontMatter = (text: string) => parseYaml(text.slice(1), 2);

const refuse = (): never => {
	throw new Error('Front matter is YAML.');
};

/**
 * Options on every call, because the library keeps what it has parsed without any. Its own engines run JavaScript and read
 * YAML 1.1.
 */
const options = {
	language: 'yaml',
	engines: { yaml: parseFrontMatter, javascript: refuse, json: refuse },
};

/** @param text - A whole Markdown file with LF line ends. */
export function splitFile(text: string): SplitFile | TextProblem {
	const wrong = (line: number, message: string): TextProblem => ({ line, column: 1, field: 'front matter', message });
	const end = text.indexOf('\n---');
	const close = lineAt(text, end + 1);
	const hidden = findHiddenProblem(text);
	if (hidden) return { ...hidden, field: end > 0 && hidden.line > close ? 'body' : 'front matter' };
	if (!text.startsWith('---')) {
		return wrong(1, 'The file must start with front matter. Make its first line exactly `---`.');
	}
	if (!/^---(?:\n|$)/.test(text))
		return wrong(1, 'The first line has more than `---`. Delete everything after the hyphens.');
	if (end < 0) return wrong(1, 'The front matter is not closed. Write a line with exactly `---` after its last key.');
	if (!['---', '---\n'].includes(text.slice(end + 1, end + 5))) {
		return wrong(
			close,
			'This line has more than `---`. Close the front matter with exactly `---`, or indent the line.',
		);
	}
	const tooLarge = checkYamlSize(text.slice(4, end), 2);
	if (tooLarge) return tooLarge;
	const file = matter(text, options);
	// Front matter without any key is given to no engine.
	const isParsed = Object.keys(file.data).length > 0;
	const parsed = isParsed ? (file.data as ReturnType<typeof parseYaml>) : parseFrontMatter(file.matter);
	return { yaml: file.matter.slice(1), parsed, body: file.content, bodyLine: close + 1 };
}

const maximumYamlLength = 64 * 1024;
/** For the texts of the interface with the English ones beside them. */
export const maximumFileLength = 2 * maximumYamlLength;
const maximumYamlLines = 5_000;

/**
 * Refuses more than an entry needs: `yaml` takes more than a second for a list of one megabyte.
 *
 * @param firstLine - The 1-based line of the file on which the YAML text begins.
 * @param most - In characters.
 */
export function checkYamlSize(yaml: string, firstLine: number, most = maximumYamlLength): TextProblem | undefined {
	if (yaml.length <= most && lineAt(yaml, yaml.length) <= maximumYamlLines) return undefined;
	const message = `Must have ${most} characters and ${maximumYamlLines} lines or fewer. Shorten it.`;
	return { line: firstLine, column: 1, field: 'front matter', message };
}

/** Finds an invisible character, or an unfinished merge. */
export function findHiddenProblem(text: string): TextProblem | undefined {
	const hidden = findHiddenCharacter(text);
	if (!hidden) return findConflict(text);
	const message =
		hidden.name === 'U+000D'
			? 'There is a carriage return (U+000D) without a line feed. Save the file with LF line endings.'
			: `Must not contain the invisible character ${hidden.name}. Delete it.`;
	return { ...placeOf(text, hidden.index), field: 'file', message };
}

/** Git's conflict markers around two versions of the same lines. */
function findConflict(text: string): TextProblem | undefined {
	const start = text.search(/^<<<<<<< \S/m);
	const end = text.search(/^>>>>>>> \S/m);
	if (start < 0 || end < start) return undefined;
	const message =
		'There is an unresolved merge conflict here. Keep one of the two versions, and delete the lines with `<`, `=` and `>`.';
	return { ...placeOf(text, start), field: 'file', message };
}

/** The 1-based line of an index into a text. */
function lineAt(text: string, index: number): number {
	let line = 1;
	for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
	return line;
}

/** The 1-based line and column of an index into a text. */
function placeOf(text: string, index: number): { line: number; column: number } {
	const before = text.slice(0, index).split('\n');
	return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
