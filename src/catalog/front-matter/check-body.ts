/** Keeps out of bodies what would make the Markdown parser slow, or its output many times larger than the source. */
export const maximumBodyBytes = 64 * 1024;

/** remark takes time by the square of blocks and of emphasis marks: 64 KiB of either keep it busy for half a minute. */
const maximumLines = 3_000;
const maximumMarks = 3_000;

/** Each use of a link definition writes its address and title anew. */
const maximumRepeated = 1024 * 1024;

const maximumDepth = 32;
const maximumIndent = maximumDepth * 4;
const maximumColumns = 32;
/** In all tables of one body: a row of one character counts as many cells as its table has columns. */
const maximumCells = 4_096;

/** Block quote and list markers that can open a line; a list marker needs white space behind it. */
const openingMarkers = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]|$)))*[ \t]*/;

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
	const bytes = new TextEncoder().encode(body).length;
	if (bytes > maximumBodyBytes) {
		return tooMuch(
			maximumBodyBytes,
			bytes,
			`Must be ${maximumBodyBytes / 1024} KiB or smaller; this one has ${bytes} bytes. Shorten it.`,
		);
	}
	const lines = body.split('\n');
	if (lines.length > maximumLines) {
		return tooMuch(
			maximumLines,
			lines.length,
			`Must have ${maximumLines} lines or fewer; this one has ${lines.length}. Shorten it.`,
		);
	}
	const marks = body.match(/[*_~]/g)?.length ?? 0;
	if (marks > maximumMarks) {
		return tooMuch(
			maximumMarks,
			marks,
			`Must hold ${maximumMarks} of \`*\`, \`_\` and \`~\` or fewer; this one has ${marks}. Delete some.`,
		);
	}
	const repeated = longestDefinition(body) * (body.match(/\[/g)?.length ?? 0);
	if (repeated > maximumRepeated) {
		return tooMuch(
			maximumRepeated,
			repeated,
			`The longest link definition times the number of \`[\` must be ${maximumRepeated} or less; here it is ${repeated}. Shorten the definition.`,
		);
	}
	let columns = 0;
	let cells = 0;
	for (const [index, line] of lines.entries()) {
		const opening = openingMarkers.exec(line)?.[0] ?? '';
		const rest = line.slice(opening.length);
		if (opening.replace(/[\s\d]/g, '').length > maximumDepth && !isThematicBreak(line)) {
			return wrong(firstLine + index, `Must not be nested more than ${maximumDepth} levels deep. Write it flatter.`);
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
		cells += columns;
		if (cells > maximumCells) {
			return wrong(firstLine + index, `Tables must have ${maximumCells} cells or fewer in all. Shorten them.`);
		}
	}
	return undefined;
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
