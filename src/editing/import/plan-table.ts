/** From a table to what would be written. Nothing here reads or writes a file. */
import { EditError } from '../edit-error.ts';
import { mapColumns } from './column-map.ts';
import { columnKey, type Field } from './fields.ts';
import { notesOf, summarizeColumns } from './import-notes.ts';
import type { ImportOptions } from './import-options.ts';
import type { ImportPlan } from './import-plan.ts';
import { newEntries, resolveOptions } from './plan-entries.ts';
import { type ImportedInto, planProducts, type WrittenOf } from './plan-products.ts';
import { readRow } from './read-row.ts';
import type { SourceTable } from './source.ts';
import { ImportVocabulary } from './vocabulary.ts';

/** @throws {EditError} One sentence about an option that cannot be used. */
export function planTable(
	table: SourceTable,
	content: ImportedInto,
	options: ImportOptions,
	writtenOf: WrittenOf,
): ImportPlan {
	const vocabulary = new ImportVocabulary(content, options);
	const resolved = resolveOptions(options, vocabulary);
	const columns = mapColumns(table, options.map);
	if (table.rows.length === 0 && table.problems.length === 0)
		throw new EditError(`Cannot import \`${table.name}\`: it has no rows.`);
	const isSlugOurs = (columns.get('slug') ?? []).some(
		(column) => columnKey(column) === 'slug' || isTold(column, options),
	);
	const rows = table.rows.map((row) => readRow(row, columns, vocabulary, { ...resolved, isSlugOurs }));
	const columnOf = (field: string): string => columns.get(field as Field)?.[0] ?? field;
	const planned = planProducts(rows, content, options, writtenOf, columnOf);
	return {
		source: {
			name: table.name,
			format: table.format,
			rows: table.rows.length + table.problems.length,
			columns: summarizeColumns(table, columns, options),
		},
		...planned,
		problems: [...table.problems, ...planned.problems],
		...newEntries(vocabulary, rows, planned.problems),
		newRecords: new Map(),
		notes: [...planned.notes, ...notesOf(columns, options, planned.added.length)],
	};
}

const isTold = (column: string, { map }: ImportOptions): boolean => map.includes(`${column}=slug`);
