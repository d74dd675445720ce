/** The lines of a file around a place, as a terminal and the layer above a page of the dev server show them. */
import { printable } from '../../content/schemas/text.ts';

export interface FrameLine {
	/** 1-based. */
	readonly number: number;
	/** Without characters that could steer a terminal; long lines are cut. */
	readonly text: string;
	/** What stands before the place, on the line that has it. */
	readonly before?: string;
}

const linesAround = 2;
const maximumWidth = 100;
/** What stays in front of the place when its line is cut. */
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

/** A pair of code units of which only one is left stands for no character. */
const shown = (text: string): string =>
	printable(
		text
			.replace(/^(…?)[\udc00-\udfff]/, '$1')
			.replace(/[\ud800-\udbff](…?)$/, '$1')
			.replaceAll('\t', tab),
	);

const noWidth = /[\p{M}\u200c-\u200f]/u;
/** Scripts and pictures of which each character takes two columns of a terminal. */
const wide =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;

/** In columns of a terminal. */
export const widthOf = (text: string): number =>
	Array.from(text, (character): number => (noWidth.test(character) ? 0 : wide.test(character) ? 2 : 1)).reduce(
		(sum, width) => sum + width,
		0,
	);
