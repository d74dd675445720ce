import { flattenRow, isPlainObject } from './flatten-row.ts';
import { notAnObject } from './read-json.ts';
import { columnsOf, type RowProblem, type SourceRow, type SourceTable } from './source.ts';

/** An object a line. */
export function readNdjson(text: string, name: string): SourceTable {
	const rows: SourceRow[] = [];
	const problems: RowProblem[] = [];
	for (const [index, line] of text.split('\n').entries()) {
		if (line.trim() === '') continue;
		const place = `${name}:${index + 1}`;
		const value = parseLine(line);
		if (isPlainObject(value)) rows.push({ place, values: flattenRow(value) });
		else
			problems.push({
				place,
				column: 'row',
				message: value === undefined ? 'Is not JSON. Write an object on each line.' : notAnObject,
			});
	}
	return { name, format: 'NDJSON', columns: columnsOf(rows), rows, problems };
}

/** `undefined` for what is not JSON. */
function parseLine(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
