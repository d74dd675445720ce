/**
 * Limits on the Markdown below front matter. They keep out of bodies what would make the Markdown parser slow, or its output
 * many times larger than the source. Nothing here reads Markdown: lines and characters are counted, also those that mean
 * nothing where they stand.
 */
import { isStreamSafe } from './text.ts';

export const maximumBodyBytes = 64 * 1024;

/** The time that remark takes grows with the square of the number of blocks. */
const maximumLines = 3_000;

/** Each use of a link definition repeats its address and title. */
const maximumRepeated = 1024 * 1024;

const maximumDepth = 32;
/** Lists that open within another one on the same line, in all lines together: each takes longer than the one before. */
const maximumNested = 1_000;
const maximumIndent = maximumDepth * 4;
const maximumColumns = 32;
/** Cells of all tables in one body. A row of one character has as many cells as its table has columns. */
const maximumCells = 4_096;

/** Browsers take seconds to lay out a word of tens of thousands of letters. */
const maximumUnbroken = 300;

/** Characters behind which no line can break. In scripts written without spaces a line can break behind any letter. */
const unbroken =
	/[^ \t-\r\xad\u1680\u2000-\u2006\u2008-\u200a\u2010\u2012-\u2014\u205f\u3000\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\p{sc=Yi}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Tibetan}\p{Extended_Pictographic}-]+/gu;

/** Targets of links, which pages do not show. Text can resemble them, so they have a limit as well. */
const target = /(?<=\]\(|\]: ?)[^\s()]{1,2000}/g;

/** Markup that can hold a space that pages do not show: pictures, targets with titles, labels of targets, tags, comments. */
const unseen = /!\[[^[\]]*\]|\]\([^()]*\)|\]\[[^[\]]*\]|<[^<>]*>/g;

/** Block quote and list markers that can open a line; a list marker needs white space behind it. */
const openingMarkers = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/;

/** A line that opens no block, as most do. */
const textLine = /^[^\s>*+\-\d|:]/;

/** The first thing wrong in a body; the place is 1-based. */
export interface BodyProblem {
	readonly line: number;
	readonly column: number;
	readonly field: 'body';
	readonly message: string;
	/** The exceeded limit, if it can be counted. */
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
	if (!isStreamSafe(body))
		return wrong(firstLine, 'Must not contain a letter with more than 30 combining marks. Delete them.');
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
	const problem = checkLines(lines);
	if (problem) return wrong(firstLine + problem.index, problem.message);
	const word = findUnbroken(body);
	if (!word) return undefined;
	const message = `Must not contain more than ${maximumUnbroken} characters in a row without a space; here there are ${word.length}. Add spaces.`;
	return {
		...tooMuch(maximumUnbroken, word.length, message),
		line: firstLine + countMatches(body.slice(0, word.index), /\n/g),
	};
}

/** The first line that opens too many blocks, or belongs to too large a table. */
function checkLines(lines: readonly string[]): { readonly index: number; readonly message: string } | undefined {
	let columns = 0;
	let cells = 0;
	let nested = 0;
	for (const [index, line] of lines.entries()) {
		if (!textLine.test(line)) {
			const opening = openingMarkers.exec(line)?.[0] ?? '';
			const rest = line.slice(opening.length);
			const markers = isThematicBreak(line) ? 0 : countMatches(opening, /[>*+.)-]/g);
			if (markers > maximumDepth) {
				return { index, message: `Must not be nested more than ${maximumDepth} levels deep. Use fewer levels.` };
			}
			// Quotes alone go on from line to line; each marker of a list begins what is new.
			if (markers > countMatches(opening, />/g)) nested += markers - 1;
			if (nested > maximumNested) {
				const message = `Lines must not open more than ${maximumNested} lists within lists or quotes in total. Use fewer levels.`;
				return { index, message };
			}
			if ((/^[ \t]*/.exec(line)?.[0].length ?? 0) > maximumIndent) {
				return { index, message: `Must not be indented more than ${maximumIndent} columns. Indent it less.` };
			}
			if (rest === '') columns = 0;
			else if (isDelimiterRow(line)) {
				columns = columnsOf(line.slice(line.search(/[|:-]/)));
				if (columns > maximumColumns) {
					return { index, message: `A table must have ${maximumColumns} columns or fewer. Split it.` };
				}
			}
		}
		cells += columns;
		if (cells > maximumCells) {
			return { index, message: `Tables must have ${maximumCells} cells or fewer in total. Shorten them.` };
		}
	}
	return undefined;
}

/** The first run of characters that is too long. Markup that no page shows, such as a comment, does not divide a run. */
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

/** Whether a text has a run that may be too long. Most have none, which is faster to find out than where one is. */
function hasLongRun(text: string): boolean {
	for (let start = 0; start + maximumUnbroken <= text.length; ) {
		const part = text.slice(start, start + maximumUnbroken);
		const space = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'));
		if (space < 0) return true;
		start += space + 1;
	}
	return false;
}

/** The length of the longest link definition, from a label such as `[docs]:` to the end of its block. */
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

interface Excess {
	readonly limit: number;
	readonly actual: number;
	/** What is wrong, and what to do, as two sentences. */
	readonly message: string;
}

const counted: readonly (readonly [pattern: RegExp, limit: number, what: string])[] = [
	[/[*_~]/g, 3_000, '`*`, `_` and `~`'],
	[/\[/g, 3_000, '`[`'],
	// Pages don't show pictures.
	[/!\[/g, 50, '`![`'],
	[/\|/g, 8_192, '`|`'],
	[/<[!?]/g, 500, '`<!` and `<?`'],
];

/** Each run of backticks may look for another one of its length. */
const maximumRunLengths = 32;

/** Brackets times characters, summed over all blocks: the parser looks for a title in parentheses from each bracket on. */
const maximumSearch = 64 * 1024 * 1024;

/** Places where emphasis may begin or end times what may be within it, summed over all blocks. */
const maximumEffort = 1_000_000;

/** A line that ends any paragraph: an empty line, a heading, an item of a list. */
const blockEnd = /^(?:[ \t>]*$| {0,3}(?:#{1,6}[ \t]|[-+*][ \t]+[^ \t]))/;

/**
 * Finds what the Markdown parser takes more time for than there are characters. It looks for the end of a link, a tag or a
 * code span from each beginning on, and goes through all that is within emphasis or a picture once for each level.
 */
function findExcess(body: string): Excess | undefined {
	for (const [pattern, limit, what] of counted) {
		const actual = body.length > limit ? countMatches(body, pattern) : 0;
		if (actual > limit) {
			return { limit, actual, message: `Must have ${limit} or fewer of ${what}; this one has ${actual}. Delete some.` };
		}
	}
	const lengths = new Set(Array.from(body.matchAll(/`+/g), ([run]) => run.length)).size;
	if (lengths > maximumRunLengths) {
		const message = `Runs of backticks must have ${maximumRunLengths} different lengths or fewer; here they have ${lengths}. Shorten some.`;
		return { limit: maximumRunLengths, actual: lengths, message };
	}
	if (isSmall(body)) return undefined;
	let search = 0;
	let effort = 0;
	for (const block of blocksOf(body)) {
		const titles = Math.min(countMatches(block, /\]\(/g), countMatches(block, /\s\(/g));
		search += (countMatches(block, /\[/g) + 2 * titles) * block.length;
		effort += countMatches(block, /[*_~]|!\[/g) * countMatches(block, /[[\]`&\\<\n]/g);
	}
	if (search > maximumSearch) {
		const message = `A paragraph has too many \`[\` for its length: ${search} is more than ${maximumSearch}. Split it with empty lines.`;
		return { limit: maximumSearch, actual: search, message };
	}
	if (effort <= maximumEffort) return undefined;
	const message = `A paragraph has too much emphasis next to links, code and escapes: ${effort} is more than ${maximumEffort}. Split it with empty lines.`;
	return { limit: maximumEffort, actual: effort, message };
}

/** Whether the body is within the limits even if it were one block, as nearly every body is. */
function isSmall(body: string): boolean {
	const brackets = countMatches(body, /\[/g);
	const search = (brackets + 2 * countMatches(body, /\]\(/g)) * body.length;
	const emphasis = countMatches(body, /[*_~]|!\[/g);
	return search <= maximumSearch && emphasis * body.length <= maximumEffort;
}

function* blocksOf(body: string): Generator<string> {
	let start = 0;
	let end = 0;
	for (const line of body.split('\n')) {
		if (end > start && blockEnd.test(line)) {
			yield body.slice(start, end);
			start = end;
		}
		end += line.length + 1;
	}
	yield body.slice(start, end);
}

/** @param pattern - With the flag `g`. */
const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
