/** Tables that people hand in: CSV, or JSON as a list of objects or with an object on each line. */
import { CsvError, parse } from 'csv-parse/sync';
import { compareLines, formatIssue, type Issue } from '../content/issue.ts';
import { quote } from '../content/schemas/text.ts';
import { decodeText, placeOf } from '../content/split-file.ts';
import { counted } from '../contract/counts.ts';
import { EditError } from './edit-error.ts';

/** One thing wrong in a table. */
export type Problem = Omit<Issue, 'path'>;

/** 1-based. */
type Place = Pick<Problem, 'line' | 'column'>;

/** A value, and its place; in JSON, that of the object. */
export interface Cell extends Place {
	readonly value: unknown;
}

export interface Row extends Place {
	/** By the column's name; a cell that is missing or empty is left out. */
	readonly cells: ReadonlyMap<string, Cell>;
}

export interface Table {
	/** What messages call it. */
	readonly path: string;
	readonly columns: readonly string[];
	readonly rows: readonly Row[];
	/** Problems of the rows that are left out. */
	readonly problems: readonly Problem[];
}

type Report = (problem: Problem) => void;

/** Lines with all problems from top to bottom; what several rows share is told once. */
export function problemLines(path: string, problems: readonly Problem[]): string[] {
	const alike = Map.groupBy(problems.toSorted(compareLines), ({ field, message }) => `${field}: ${message}`);
	return [...alike.values()].flatMap(([first, ...others]) => {
		if (!first) return [];
		const lines = others.map(({ line }) => line).join(', ');
		return [formatIssue({ path, ...first }), ...(others.length > 0 ? [`  also in lines ${lines}`] : [])];
	});
}

/** @throws {EditError} with all of them. */
export function refuse(path: string, problems: readonly Problem[], remedy = ''): never {
	const lines = problemLines(path, problems);
	throw new EditError(
		`${lines.join('\n')}\n\n${counted(problems.length, 'problem')} in the table. Nothing was written.${remedy}`,
	);
}

/**
 * Reads a table: JSON when its first character is `[` or `{`, otherwise CSV with commas, semicolons or tabs.
 *
 * @param path - As the person who gave it knows it.
 * @throws {EditError} when there is no row in it that can be read.
 */
export function readTable(path: string, bytes: Uint8Array): Table {
	const problems: Problem[] = [];
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse(path, [text]);
	const report: Report = (problem) => problems.push(problem);
	const rows = /^\s*[[{]/.test(text) ? readJson(text, report) : readCsv(text, report);
	const header = problems.filter(({ field }) => field === 'header');
	if (rows.length > 0 && header.length === 0) {
		const columns = new Set(rows.flatMap(({ columns }) => columns));
		return { path, columns: [...columns], rows, problems };
	}
	const empty = { line: 1, column: 1, field: 'file', message: 'Holds no rows. Write one for each product.' };
	return refuse(path, problems.length > 0 ? problems : [empty]);
}

interface ReadRow extends Row {
	readonly columns: readonly string[];
}

/** What csv-parse gives with the options below. */
interface RawRecord {
	readonly record: readonly string[];
	readonly raw: string;
	readonly info: { readonly lines: number };
}

const maximumColumns = 1_000;

/** A table whose first line names the columns. */
function readCsv(text: string, report: Report): ReadRow[] {
	const [line = ''] = text.trimStart().split('\n', 1);
	const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length);
	const [header, ...records] = recordsOf(text, delimiter, report);
	const columns = header?.record.map((name) => name.trim()) ?? [];
	const refuseHeader = (message: string) => report({ line: 1, column: 1, field: 'header', message });
	if (columns.length > maximumColumns) {
		refuseHeader(`Has ${columns.length} columns, and no table has more than ${maximumColumns}. Delete some of them.`);
		return [];
	}
	const twice = columns.find((name, index) => name !== '' && columns.indexOf(name) < index);
	if (twice !== undefined) refuseHeader(`The column ${quote(twice)} is there twice. Delete one.`);
	return records.flatMap((record): ReadRow[] => {
		const places = placesOf(record, delimiter);
		const [place = { line: record.info.lines, column: 1 }] = places;
		const { length } = record.record;
		if (length !== columns.length) {
			const message = `Has ${length} cells, and the first line has ${columns.length}. ${lengthRemedy(record.record, columns)}`;
			report({ ...place, field: 'row', message });
			return [];
		}
		const cells = new Map<string, Cell>();
		for (const [index, text] of record.record.entries()) {
			const name = columns[index];
			const value = withoutApostrophe(text.trim());
			if (value !== '' && name) cells.set(name, { value, ...(places[index] ?? place) });
		}
		return cells.size === 0 ? [] : [{ ...place, columns: columns.filter(Boolean), cells }];
	});
}

/** Tables for spreadsheets have an apostrophe before what would be a formula, `/data/products.csv` too. */
const withoutApostrophe = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

function recordsOf(text: string, delimiter: string, report: Report): readonly RawRecord[] {
	const options = { delimiter, info: true, raw: true, relax_column_count: true, skip_empty_lines: true } as const;
	try {
		// The types of the package know the records without the options `info` and `raw` only.
		return parse(text, options) as unknown as readonly RawRecord[];
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const { lines } = error as CsvError & { readonly lines?: number };
		const message =
			error.code === 'CSV_QUOTE_NOT_CLOSED'
				? 'A quote that opens is never closed. Write `"` after the text.'
				: 'A quote stands inside a cell. Put the whole cell in quotes, and write `""` for each quote inside.';
		report({ line: lines ?? 1, column: 1, field: 'row', message });
		return [];
	}
}

function lengthRemedy(cells: readonly string[], columns: readonly string[]): string {
	if (cells.length < columns.length) return 'Write every cell, an empty one where nothing is to change.';
	const isCut = cells.some(
		(cell, index) => /^-?\d{1,3}$/.test(cell.trim()) && /^\d+$/.test(cells[index + 1]?.trim() ?? ''),
	);
	return isCut
		? 'A number such as `1,214` is cut in two by its comma: write `1214`.'
		: 'Put a cell that holds a comma in quotes.';
}

/** Where each cell of a record begins. */
function placesOf({ raw, info }: RawRecord, delimiter: string): Place[] {
	const own = raw.replace(/^[\r\n]+/, '').replace(/\r?\n$/, '');
	let line = info.lines - (own.split('\n').length - 1);
	let column = 1;
	let isQuoted = false;
	const places = [{ line, column }];
	for (const character of own) {
		column += character.length;
		if (character === '"') isQuoted = !isQuoted;
		else if (character === '\n') {
			line += 1;
			column = 1;
		} else if (character === delimiter && !isQuoted) places.push({ line, column });
	}
	return places;
}

const shape = 'Write a list of objects such as `[{"product": "acme-notes", "votes": 214}]`.';

/** A list of objects, an object with one member that is such a list, or an object on each line. */
function readJson(text: string, report: Report): ReadRow[] {
	const whole = parseJson(text);
	const members = isObject(whole) ? Object.values(whole) : [];
	const list = Array.isArray(whole) ? whole : members.length === 1 ? members[0] : undefined;
	if (Array.isArray(list)) {
		const places = entryPlaces(text, list === whole ? 1 : 2);
		return list.flatMap((item, index) => rowOf(item, places[index], report));
	}
	const lines = text.split('\n');
	const isLines = whole === undefined && isObject(parseJson(lines.find((line) => line.trim() !== '') ?? ''));
	if (!isLines) {
		const at = whole === undefined ? placeOf(text, faultIn(text)) : { line: 1, column: 1 };
		const message =
			whole === undefined ? 'Is not JSON from here on. Correct it, or hand in CSV.' : `Is no list. ${shape}`;
		report({ ...at, field: 'file', message });
		return [];
	}
	return lines.flatMap((line, index) =>
		line.trim() === '' ? [] : rowOf(parseJson(line), { line: index + 1, column: 1 }, report),
	);
}

function rowOf(item: unknown, place: Place = { line: 1, column: 1 }, report: Report): ReadRow[] {
	if (!isObject(item)) {
		report({ ...place, field: 'row', message: `Is no object. ${shape}` });
		return [];
	}
	const cells = Object.entries(item).flatMap(([name, given]): [string, Cell][] => {
		const value = typeof given === 'string' ? given.trim() : given;
		const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0);
		return isEmpty ? [] : [[name, { value, ...place }]];
	});
	return [{ ...place, columns: Object.keys(item), cells: new Map(cells) }];
}

const isObject = (value: unknown): value is object =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** `undefined` for what is not JSON. */
function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Where the entries of a list begin. @param depth - Of the list: 1 for the text itself, 2 for a member of its object. */
function entryPlaces(json: string, depth: number): Place[] {
	const places: Place[] = [];
	let [open, line, start, isNext] = [0, 1, 0, false];
	for (const { 0: token, index } of json.matchAll(/[[\]{},\n]|"(?:[^"\\]|\\.)*"|[^\s[\]{},"]+/gs)) {
		if (token === '\n') [line, start] = [line + 1, index + 1];
		else if (token === ']' || token === '}') open--;
		else if (token === ',') isNext = open === depth;
		else {
			if (isNext) places.push({ line, column: index - start + 1 });
			if (token === '[' || token === '{') open++;
			isNext = token === '[' && open === depth;
		}
	}
	return places;
}

/** Where a text stops being JSON, which long texts are not told by `JSON.parse`: a prefix that holds the fault is faulty. */
function faultIn(json: string): number {
	let [sound, faulty] = [0, json.length + 1];
	while (faulty - sound > 1) {
		const middle = (sound + faulty) >> 1;
		if (couldGoOn(json.slice(0, middle))) sound = middle;
		else faulty = middle;
	}
	return sound;
}

/** Whether a text is JSON, or the beginning of some. */
function couldGoOn(json: string): boolean {
	try {
		JSON.parse(json);
		return true;
	} catch (error) {
		const message = error instanceof Error ? error.message : '';
		const [, position] = / at position (\d+)/.exec(message) ?? [];
		return /^Unexpected end|^Unterminated/.test(message) || Number(position) === json.length;
	}
}
