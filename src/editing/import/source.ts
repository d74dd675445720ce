/** What is imported, before anybody knows what it means. */

/** One record of a table: a line of CSV, an object of JSON, a map of YAML. */
export interface SourceRow {
	/** Where it begins, such as `products.csv:14`. */
	readonly place: string;
	/** By column; those of nested objects are named by their paths, such as `links.home`. */
	readonly values: ReadonlyMap<string, unknown>;
}

/** Something in a source that cannot be imported. */
export interface RowProblem {
	readonly place: string;
	/** The column, or the field that no column has given; `row` for the whole. */
	readonly column: string;
	/** What is wrong, and what to write instead. */
	readonly message: string;
}

export interface SourceTable {
	/** The file or address. */
	readonly name: string;
	/** What it turned out to be, such as `CSV with semicolons`. */
	readonly format: string;
	/** In the order in which they come up. */
	readonly columns: readonly string[];
	readonly rows: readonly SourceRow[];
	/** Rows that cannot be read. */
	readonly problems: readonly RowProblem[];
}

export const formatRowProblem = ({ place, column, message }: RowProblem): string => `${place} ${column}: ${message}`;

/** Columns in the order in which rows bring them up. */
export function columnsOf(rows: readonly SourceRow[]): string[] {
	const columns = new Set<string>();
	for (const { values } of rows) for (const column of values.keys()) columns.add(column);
	return [...columns];
}
