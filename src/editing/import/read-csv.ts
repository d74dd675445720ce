import { CsvError, parse } from 'csv-parse/sync';
import { EditError } from '../edit-error.ts';
import type { RowProblem, SourceRow, SourceTable } from './source.ts';

const delimiters = [
	[',', 'commas'],
	[';', 'semicolons'],
	['\t', 'tabs'],
	['|', 'bars'],
] as const;

/** A record as the parser gives it with `info` and `raw`. */
interface ParsedRecord {
	readonly record: readonly string[];
	readonly raw: string;
	readonly info: { readonly lines: number };
}

/** @throws {EditError} when the text is no table at all. */
export function readCsv(text: string, name: string): SourceTable {
	const [delimiter, called] = delimiterOf(text);
	const [head, ...body] = parseRecords(text, delimiter, name);
	const header = headerOf(head?.record ?? [], name);
	const problems: RowProblem[] = [];
	const rows: SourceRow[] = [];
	for (const { record, raw, info } of body) {
		// The parser counts the lines up to the end of a record, which a cell in quotes may spread over several.
		const place = `${name}:${info.lines - raw.trim().split('\n').length + 1}`;
		if (record.length === header.length) {
			const cells = record.map((cell, index) => [header[index] ?? '', withoutApostrophe(cell)] as const);
			rows.push({ place, values: new Map(cells.filter(([, cell]) => cell.trim() !== '')) });
		} else {
			const message = `Has ${record.length} cells, and the header has ${header.length}. Put a cell that holds ${called === 'tabs' ? 'a tab' : `\`${delimiter}\``} in quotes, or complete the row.`;
			problems.push({ place, column: 'row', message });
		}
	}
	return { name, format: `CSV with ${called}`, columns: header, rows, problems };
}

function parseRecords(text: string, delimiter: string, name: string): ParsedRecord[] {
	try {
		const options = { delimiter, bom: true, info: true, raw: true, relax_column_count: true, skip_empty_lines: true };
		return parse(text, { ...options, skip_records_with_empty_values: true }) as unknown as ParsedRecord[];
	} catch (error) {
		if (!(error instanceof CsvError)) throw error;
		const line = 'lines' in error ? Number(error.lines) : 1;
		const what =
			error.code === 'CSV_QUOTE_NOT_CLOSED'
				? 'a cell begins with a quotation mark that nothing closes. Close it, or write `""` for one that is meant.'
				: 'a quotation mark stands within a cell. Put the cell in quotes and write `""` for it.';
		throw new EditError(`Cannot import \`${name}\`: in line ${line} ${what}`);
	}
}

function headerOf(cells: readonly string[], name: string): string[] {
	const header = cells.map((cell, index) => cell.trim() || `column ${index + 1}`);
	const twice = header.find((column, index) => header.indexOf(column) < index);
	if (twice !== undefined) {
		throw new EditError(`Cannot import \`${name}\`: two columns are called \`${twice}\`. Rename one of them.`);
	}
	return header;
}

/** The one that the first line has most of, outside of quotes. */
function delimiterOf(text: string): (typeof delimiters)[number] {
	const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n', 1);
	const count = ([delimiter]: (typeof delimiters)[number]) => line.split(delimiter).length;
	return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Tables for spreadsheets have an apostrophe before what would be a formula, `/data/products.csv` too. */
const withoutApostrophe = (cell: string): string => (/^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);
