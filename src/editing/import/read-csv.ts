import { EditError } from '../edit-error.ts';
import type { Problem } from '../table/problem.ts';
import { readCsv as readCells } from '../table/read-csv.ts';
import type { RowProblem, SourceTable } from './source.ts';

/** @throws {EditError} when the text is no table at all. */
export function readCsv(text: string, name: string): SourceTable {
	const found: Problem[] = [];
	const table = readCells(text, (problem) => found.push(problem));
	const broken = found.find(({ field }) => field === 'header' || table.columns.length === 0);
	if (broken) throw new EditError(`Cannot import \`${name}\`: in line ${broken.line}: ${broken.message}`);
	const rows = table.rows.map(({ line, cells }) => ({
		place: `${name}:${line}`,
		values: new Map(
			[...cells]
				.filter(([column]) => column !== '')
				.map(([column, { value }]) => [column, withoutApostrophe(value)] as const),
		),
	}));
	const problems = found.map(
		({ line, field, message }): RowProblem => ({ place: `${name}:${line}`, column: field, message }),
	);
	return { name, format: 'CSV', columns: table.columns.filter(Boolean), rows, problems };
}

/** Tables for spreadsheets have an apostrophe before what would be a formula, `/data/products.csv` too. */
const withoutApostrophe = (cell: unknown): unknown =>
	typeof cell === 'string' && /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
