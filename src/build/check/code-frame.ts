/** The lines of a file around an issue. */
import { readFileSync, statSync } from 'node:fs';
import type { Issue } from '../../content/issue.ts';
import { printable } from '../../content/schemas/text.ts';

export interface FrameLine {
	/** 1-based. */
	readonly number: number;
	/** Without characters that could steer a terminal; long lines are cut. */
	readonly text: string;
	/** The text before the place on its line. */
	readonly before?: string;
}

const linesAround = 2;
const maximumWidth = 100;
/** The number of columns kept before the place when the line is cut. */
const keptBefore = 40;
const tab = '  ';

/**
 * @param source - The text of the file.
 * @param place - 1-based; the column in UTF-16 code units.
 * @returns Up to five lines; none when the file has no such line.
 */
export function codeFrame(source: string, { line, column }: { line: number; column: number }): FrameLine[] {
	const lines = source.replace(/^\ufeff/, '').split(/\r?\n/);
	const marked = lines[line - 1];
	if (marked === undefined) return [];
	const from = Math.max(1, line - linesAround);
	const to = Math.min(lines.length, line + linesAround);
	return lines.slice(from - 1, to).map((text, index): FrameLine => {
		const number = from + index;
		if (number !== line) return { number, text: shown(cut(text)) };
		const before = marked.slice(0, column - 1);
		const isLong = before.length > maximumWidth - keptBefore;
		const kept = isLong ? `…${before.slice(-keptBefore)}` : before;
		const after = cut(marked.slice(column - 1), maximumWidth - kept.length);
		return { number, text: shown(kept) + shown(after), before: shown(kept) };
	});
}

const cut = (text: string, width = maximumWidth): string =>
	text.length > width ? `${text.slice(0, width - 1)}…` : text;

/** Removes half of a surrogate pair at a cut. */
const shown = (text: string): string =>
	printable(
		text
			.replace(/^(…?)[\udc00-\udfff]/, '$1')
			.replace(/[\ud800-\udbff](…?)$/, '$1')
			.replaceAll('\t', tab),
	);

const noWidth = /[\p{M}\u200c-\u200f]/u;
/** Characters that take two columns of a terminal. */
const wide =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;

/** In columns of a terminal. */
export const widthOf = (text: string): number =>
	Array.from(text, (character): number => (noWidth.test(character) ? 0 : wide.test(character) ? 2 : 1)).reduce(
		(sum, width) => sum + width,
		0,
	);

/** No file of the content is longer. */
const maximumBytes = 262_144;

/** The lines around an issue; none if it concerns the whole file, or if the file is not text or is gone. */
export function readFrame(issue: Issue): FrameLine[] {
	if (issue.field === 'file') return [];
	try {
		if (statSync(issue.path).size > maximumBytes) return [];
		return codeFrame(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(issue.path)), issue);
	} catch {
		return [];
	}
}
