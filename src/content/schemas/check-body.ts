import { findExcess } from './check-effort.ts';
import { countMatches } from './count-matches.ts';
import { isStreamSafe } from './text.ts';

/** Keeps out of bodies what would make the Markdown parser slow, or its output many times larger than the source. */
export const maximumBodyBytes = 64 * 1024;

/** remark takes time by the square of blocks. */
const maximumLines = 3_000;

/** Each use of a link definition repeats its address and title. */
const maximumRepeated = 1024 * 1024;

const maximumDepth = 32;
/** In all lines together: each list within another one on the same line takes the longer the more there are. */
const maximumNested = 1_000;
const maximumIndent = maximumDepth * 4;
const maximumColumns = 32;
/** In all tables of one body: a row of one character counts as many cells as its table has columns. */
const maximumCells = 4_096;

/** Browsers take seconds to shape a word of tens of thousands of letters. */
const maximumUnbroken = 300;

/** What has no place where a line can break: scripts written without spaces have one behind any letter, and dashes behind them. */
const unbroken =
	/[^ \t-\r\xad\u1680\u2000-\u2006\u2008-\u200a\u2010\u2012-\u2014\u205f\u3000\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Yi}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{Extended_Pictographic}-]+/gu;

/** Targets of links, which no line shows. Text can resemble them, so that they have a limit as well. */
const target = /(?<=\]\(|\]: ?)[^\s()]{1,2000}/g;

/** Whatever may hold a space that no line shows: pictures, targets with titles, labels of targets, tags, comments. */
const unseen = /!\[[^[\]]*\]|\]\([^()]*\)|\]\[[^[\]]*\]|<[^<>]*>/g;

/** Block quote and list markers that can open a line; a list marker needs white space behind it. */
const openingMarkers = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/;

/** A line that opens and divides nothing, as most do. */
const textLine = /^[^\s>*+\-\d|:]/;

/** The first thing wrong in a body; the place is 1-based. */
export interface BodyProblem {
	readonly line: number;
	readonly column: number;
	readonly field: 'body';
	readonly message: string;
	/** What the body has too much of, where it can be counted. */
	readonly excess?: { readonly limit: number; readonly actual: number };
}

/** Spaces in front of the first line stay: they can make it a code block. */
export const withoutBlankLines = (body: string): string => body.replace(/^(?:[ \t]*\n)+/, '').trimEnd();

/** @param firstLine - The 1-based line of the file on which the body begins. */
export function checkBody(body: string, firstLine: number): BodyProblem | undefined {
	const wrong = (line: number, message: string): BodyProblem => ({ line, column: 1, field: 'body', message });
	const tooMuch = (limit: number, actual: number, message: string): BodyProblem => ({
		...wrong(firstLine, message),
		excess: { limit, actual },
	});
	// A code unit takes three bytes at most.
	const bytes = body.length * 3 <= maximumBodyBytes ? 0 : new TextEncoder().encode(body).length;
	if (bytes > maximumBodyBytes) {
		return tooMuch(
			maximumBodyBytes,
			bytes,
			`Must be ${maximumBodyBytes / 1024} KiB or smaller; this one has ${bytes} bytes. Shorten it.`,
		);
	}
	if (!isStreamSafe(body)) return wrong(firstLine, 'Must not hold a letter with more than 30 marks. Delete them.');
	const lines = body.split('\n');
	if (lines.length > maximumLines) {
		return tooMuch(
			maximumLines,
			lines.length,
			`Must have ${maximumLines} lines or fewer; this one has ${lines.length}. Shorten it.`,
		);
	}
	const excess = findExcess(body);
	if (excess) return tooMuch(excess.limit, excess.actual, excess.message);
	const repeated = longestDefinition(body) * countMatches(body, /\[/g);
	if (repeated > maximumRepeated) {
		return tooMuch(
			maximumRepeated,
			repeated,
			`The longest link definition times the number of \`[\` must be ${maximumRepeated} or less; here it is ${repeated}. Shorten the definition.`,
		);
	}
	let columns = 0;
	let cells = 0;
	let nested = 0;
	for (const [index, line] of lines.entries()) {
		if (!textLine.test(line)) {
			const opening = openingMarkers.exec(line)?.[0] ?? '';
			const rest = line.slice(opening.length);
			const markers = isThematicBreak(line) ? 0 : countMatches(opening, /[>*+.)-]/g);
			if (markers > maximumDepth) {
				return wrong(firstLine + index, `Must not be nested more than ${maximumDepth} levels deep. Write it flatter.`);
			}
			// Quotes alone go on from line to line; each marker of a list begins what is new.
			if (markers > countMatches(opening, />/g)) nested += markers - 1;
			if (nested > maximumNested) {
				const message = `Lines must not open more than ${maximumNested} lists within lists or quotes in all. Write it flatter.`;
				return wrong(firstLine + index, message);
			}
			if ((/^[ \t]*/.exec(line)?.[0].length ?? 0) > maximumIndent) {
				return wrong(firstLine + index, `Must not be indented more than ${maximumIndent} columns. Write it flatter.`);
			}
			if (rest === '') columns = 0;
			else if (isDelimiterRow(line)) {
				columns = columnsOf(line.slice(line.search(/[|:-]/)));
				if (columns > maximumColumns) {
					return wrong(firstLine + index, `A table must have ${maximumColumns} columns or fewer. Split it.`);
				}
			}
		}
		cells += columns;
		if (cells > maximumCells) {
			return wrong(firstLine + index, `Tables must have ${maximumCells} cells or fewer in all. Shorten them.`);
		}
	}
	const word = findUnbroken(body);
	if (!word) return undefined;
	const message = `Must hold at most ${maximumUnbroken} characters in a row without a space; here are ${word.length}. Put spaces between them.`;
	return {
		...tooMuch(maximumUnbroken, word.length, message),
		line: firstLine + countMatches(body.slice(0, word.index), /\n/g),
	};
}

/** @returns Where the first one stands that is too long; an index before it where only what nobody sees divides it. */
function findUnbroken(body: string): { readonly index: number; readonly length: number } | undefined {
	const shown = body.replace(target, (address) => ' '.repeat(address.length));
	for (const text of [shown, shown.replace(unseen, '')].filter(hasLongRun)) {
		for (const { 0: word, index } of text.matchAll(unbroken)) {
			const { length } = [...word];
			if (length > maximumUnbroken) return { index, length };
		}
	}
	return undefined;
}

/** Whether there are that many characters without a space. Few texts have them, and the classes above take their time. */
function hasLongRun(text: string): boolean {
	for (let start = 0; start + maximumUnbroken <= text.length; ) {
		const part = text.slice(start, start + maximumUnbroken);
		const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
		if (space < 0) return true;
		start += space + 1;
	}
	return false;
}

/** Characters from what may be the label of a definition, such as `[docs]:`, to the end of its block. */
function longestDefinition(body: string): number {
	const definitions = body.matchAll(/^[ \t>*+\d.)-]*\[(?:[^[\]\\]|\\[\s\S])+\]:[\s\S]*?(?=\n[ \t>]*\n|(?![\s\S]))/gm);
	return Array.from(definitions, ([definition]) => definition.length).reduce((a, b) => Math.max(a, b), 0);
}

const isThematicBreak = (line: string): boolean => /^[-*_\s]*$/.test(line);

/** The second line of a table, such as `| --- | :-: |`, also inside a block quote or a list. */
const isDelimiterRow = (line: string): boolean => /^[\s>*+]*[|:-][\s|:-]*$/.test(line) && line.includes('|');

function columnsOf(delimiterRow: string): number {
	return delimiterRow.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').length;
}
