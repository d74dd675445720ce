/** Tables that people hand in, with the place of each cell. */
import type { Problem } from './problem.ts';

export interface Cell {
	readonly value: unknown;
	/** 1-based. */
	readonly line: number;
	readonly column: number;
}

export interface Row extends Pick<Cell, 'line' | 'column'> {
	/** By the column's name; a cell that is missing or empty is left out. */
	readonly cells: ReadonlyMap<string, Cell>;
}

export interface Table {
	/** What messages call it. */
	readonly path: string;
	readonly columns: readonly string[];
	readonly rows: readonly Row[];
	/** Of rows that are left out. */
	readonly problems: readonly Problem[];
}
