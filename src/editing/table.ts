/** Reads tables: CSV, or JSON as a list of objects or with one object per line. */
import { type CsvError, parse } from 'csv-parse/sync';
import { printable, quote } from '../content/schemas/text.ts';
import { decodeText } from '../content/split-file.ts';
import { counted, grouped } from '../contract/text.ts';
import { UserError } from '../user-error.ts';

/** One thing wrong in a table. */
export interface RowProblem {
	readonly row: number;
	/** The column, or `file` and `row`. */
	readonly field: string;
	readonly message: string;
}

export interface Row {
	/** The line of the file, in a list of JSON the entry; 1-based. */
	readonly row: number;
	/** By the column's name; a cell that is missing or empty is left out. */
	readonly cells: ReadonlyMap<string, unknown>;
}

export interface Table {
	/** What messages call it. */
	readonly path: string;
	/** The separator between its path and the number of a row. */
	readonly mark: ':' | '#';
	readonly columns: readonly string[];
	readonly rows: readonly Row[];
	/** Problems of the rows that are left out. */
	readonly problems: readonly RowProblem[];
}

type Report = (problem: RowProblem) => void;

/** Rows that are listed beside the first with the same problem; more are counted. */
const maximumRows = 10;

/** A value at the start of a message. */
const firstValue = /^`[^`]*`(?= is not a (?:calendar date|slug)\.)/;

/** A message without what it says of one value: rows with other values have the same problem. */
function withoutValue(message: string): string {
	const from = message.indexOf('; this one ');
	const end = message.indexOf('. ', from);
	const rest = from < 0 ? message : `${message.slice(0, from)}.${end < 0 ? '' : message.slice(end + 1)}`;
	return rest.replace(firstValue, '');
}

/** Lines with all problems from top to bottom, each once with its rows, and with the value of the first. */
export function problemLines({ path, mark }: Pick<Table, 'path' | 'mark'>, problems: readonly RowProblem[]): string[] {
	const sorted = problems.toSorted((a, b) => a.row - b.row);
	const groups = Map.groupBy(sorted, ({ field, message }) => `${field}: ${withoutValue(message)}`);
	return [...groups.values()].map(([first, ...others]) => {
		const rows = others.slice(0, maximumRows).map(({ row }) => row);
		const left = others.length - rows.length;
		const same = `${rows.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
		const rest = rows.length > 0 ? ` The same in ${rows.length === 1 ? 'row' : 'rows'} ${same}.` : '';
		return `${printable(path)}${mark}${first?.row} ${first?.field}: ${first?.message}${rest}`;
	});
}

/** @throws {UserError} with all of them. */
export function refuse(table: Pick<Table, 'path' | 'mark'>, problems: readonly RowProblem[], remedy = ''): never {
	const count = `${counted(problems.length, 'problem')}. Nothing was written.`;
	throw new UserError(`${problemLines(table, problems).join('\n')}\n\n${count}${remedy}`);
}

/**
 * Reads a table: JSON when its first character is `[` or `{`, otherwise CSV with commas, semicolons or tabs. An object on several
 * lines is a list of one.
 *
 * @param path - As the person who gave it knows it.
 * @throws {UserError} when there is no row in it that can be read.
 */
export function readTable(path: string, bytes: Uint8Array): Table {
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse({ path, mark: ':' }, [{ ...text, row: text.line }]);
	const [first] = text.trimStart();
	const problems: RowProblem[] = [];
	const report: Report = (problem) => problems.push(problem);
	const isJson = first === '[' || first === '{';
	const isPerLine = first === '{' && isWhole(text.trimStart().split('\n', 1)[0]);
	const list = isJson && !isPerLine ? parseJson(text, 1, report) : undefined;
	const place = { path, mark: Array.isArray(list) ? '#' : ':' } as const;
	const given = isPerLine ? readLines(text, report) : isJson ? entriesOf(list) : readCsv(text, report);
	if (given.length > maximumTableRows) {
		const rows = `at most ${grouped(maximumTableRows)} rows; this one has ${grouped(given.length)}`;
		refuse(place, [{ row: 1, field: 'file', message: `A table has ${rows}. Split it into several.` }]);
	}
	const rows = given.flatMap((row) => rowOf(row, report));
	const columns = [...new Set(rows.flatMap(({ columns }) => columns))];
	if (rows.length > 0) return { ...place, columns, rows, problems };
	const empty = { row: 1, field: 'file', message: 'There are no rows. Add one for each product.' };
	return refuse(place, problems.length > 0 ? problems : [empty]);
}

/** An import takes a millisecond for each row, and several hundred thousand products are too many for a build. */
const maximumTableRows = 50_000;

interface GivenRow {
	readonly row: number;
	readonly item: unknown;
}

/** A table whose first line names the columns. */
function readCsv(text: string, report: Report): GivenRow[] {
	const [head = ''] = text.trimStart().split('\n', 1);
	const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => head.split(b).length - head.split(a).length);
	const records = parse(text, {
		delimiter,
		info: true,
		skip_empty_lines: true,
		skip_records_with_error: true,
		columns: (given: readonly string[]) => {
			const names = given.map((name) => name.trim());
			const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index);
			if (twice !== undefined) {
				report({ row: 1, field: 'header', message: `There are two columns ${quote(twice)}. Rename one of them.` });
			}
			return names;
		},
		on_skip: (error: (CsvError & { readonly lines?: number }) | undefined): undefined => {
			report({ row: error?.lines ?? 1, field: 'row', message: `${error?.message}.` });
		},
	}) as unknown as readonly { readonly record: Readonly<Record<string, string>>; readonly info: { lines: number } }[];
	return records.map(({ record, info }) => {
		const cells = Object.entries(record).map(([name, cell]) => [name, withoutApostrophe(cell.trim())]);
		const lineEnds = Object.values(record).join('').split('\n').length - 1;
		return { row: info.lines - lineEnds, item: Object.fromEntries(cells) };
	});
}

/** Tables for spreadsheets have an apostrophe before what would be a formula, `/data/products.csv` too. */
const withoutApostrophe = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** @param list - An entry alone is a list of one. */
const entriesOf = (list: unknown): GivenRow[] => [list].flat().map((item, index) => ({ row: index + 1, item }));

/** Whether the first line of a table is an object of its own: its last character closes it. */
const isWhole = (line = ''): boolean => line.trimEnd().endsWith('}');

const readLines = (text: string, report: Report): GivenRow[] =>
	text
		.split('\n')
		.flatMap((line, index) => (line.trim() === '' ? [] : { row: index + 1, item: parseJson(line, index + 1, report) }));

/** `undefined` for what is not JSON. */
function parseJson(text: string, row: number, report: Report): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const why = (error as Error).message.replaceAll('\n', ' ');
		report({ row, field: 'file', message: `Not valid JSON: ${printable(why)}. Correct it, or use CSV.` });
		return undefined;
	}
}

function rowOf({ row, item }: GivenRow, report: Report): (Row & { readonly columns: readonly string[] })[] {
	if (item === undefined) return [];
	if (typeof item !== 'object' || item === null || Array.isArray(item)) {
		report({
			row,
			field: 'row',
			message: 'This is not an object. Write one such as `{"product": "acme-notes", "votes": 214}`.',
		});
		return [];
	}
	const cells = Object.entries(item).map(
		([name, cell]) => [name, typeof cell === 'string' ? cell.trim() : cell] as const,
	);
	const filled = cells.filter(([, cell]) => cell !== '' && cell !== null && String(cell) !== '');
	return [{ row, columns: Object.keys(item).filter(Boolean), cells: new Map(filled) }];
}
