/** Keys and indexes from the top of the data down to one value. */
export type DataPath = readonly PropertyKey[];

export interface ParsedYaml {
	readonly data: unknown;
	/** The place of a value; of the nearest enclosing one when it is missing. `key` gives its key instead. */
	locate(path: DataPath, key?: 'key'): { line: number; column: number };
}
