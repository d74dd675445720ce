import { decodeText } from '../../content/split-file.ts';
import { type Problem, refuse } from './problem.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import type { Table } from './table.ts';

/**
 * Reads a table: JSON when its first character is one of `[` and `{`, otherwise CSV with commas, semicolons or tabs.
 *
 * @param path - As the person who gave it knows it.
 * @throws {EditError} when there is no row in it that can be read.
 */
export function readTable(path: string, bytes: Uint8Array): Table {
	const problems: Problem[] = [];
	const text = decodeText(bytes);
	if (typeof text !== 'string') return refuse(path, [text]);
	const read = /^\s*[[{]/.test(text) ? readJson : readCsv;
	const table = read(text, (problem) => problems.push(problem));
	if (table.rows.length > 0) return { path, ...table, problems };
	const empty = { line: 1, column: 1, field: 'file', message: 'Holds no rows. Write one for each product.' };
	return refuse(path, problems.length > 0 ? problems : [empty]);
}
