import { CsvError, parse } from 'csv-parse/sync';
import { quote } from '../../content/schemas/text.ts';
import type { Problem } from './problem.ts';
import type { Cell, Row, Table } from './table.ts';

/** What csv-parse gives with the options below. */
interface RawRecord {
	readonly record: readonly string[];
	readonly raw: string;
	readonly info: { readonly lines: number };
}

const maximumColumns = 1_000;

/** A table whose first line names the columns. */
export function readCsv(text: string, report: (problem: Problem) => void): Pick<Table, 'columns' | 'rows'> {
	const delimiter = delimiterOf(text);
	const [header, ...records] = recordsOf(text, delimiter, report);
	if (!header) return { columns: [], rows: [] };
	const columns = header.record.map((name) => name.trim());
	if (columns.length > maximumColumns) {
		const message = `Has ${columns.length} columns, and no table of products has more than ${maximumColumns}. Delete those that are not needed.`;
		report({ line: 1, column: 1, field: 'header', message });
		return { columns: [], rows: [] };
	}
	for (const [index, name] of columns.entries()) {
		if (name === '' || columns.indexOf(name) === index) continue;
		const place = placesOf(header, delimiter)[index] ?? { line: 1, column: 1 };
		report({ ...place, field: 'header', message: `The column ${quote(name)} stands there twice. Delete one.` });
	}
	const rows = records.flatMap((record): Row[] => {
		const places = placesOf(record, delimiter);
		const [place = { line: record.info.lines, column: 1 }] = places;
		const { length } = record.record;
		if (length !== columns.length) {
			const message = `Has ${length} cells, and the first line has ${columns.length}. ${lengthRemedy(record.record, columns)}`;
			report({ ...place, field: 'row', message });
			return [];
		}
		const cells = new Map<string, Cell>();
		for (const [index, value] of record.record.entries()) {
			const trimmed = value.trim();
			if (trimmed !== '') cells.set(columns[index] ?? '', { value: trimmed, ...(places[index] ?? place) });
		}
		return cells.size === 0 ? [] : [{ ...place, cells }];
	});
	return { columns, rows };
}

function recordsOf(text: string, delimiter: string, report: (problem: Problem) => void): readonly RawRecord[] {
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

/** The character that parts the cells of the first line. */
function delimiterOf(text: string): string {
	const [line = ''] = text.trimStart().split('\n', 1);
	const [best = ','] = [',', ';', '\t'].toSorted((a, b) => line.split(b).length - line.split(a).length);
	return best;
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
function placesOf({ raw, info }: RawRecord, delimiter: string): { readonly line: number; readonly column: number }[] {
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
