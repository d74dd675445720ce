/**
 * What is known of the files of a release, as columns with a row for each path: at 300,000 files, objects would take
 * many times the memory, and longer to load than the files to inspect again.
 */
import type { Details } from '../inspect/outcome.ts';
import type { PublishedPaths } from '../published-files.ts';

export const hashLength = 32;

export interface ReleaseFacts {
	readonly paths: PublishedPaths;
	/** Bytes of each file. */
	readonly sizes: Float64Array;
	/** SHA-256 of each file, one behind the other. */
	readonly hashes: Buffer;
	/** 1 for a page that calls itself by its path without `.html`. */
	readonly canonical: Uint8Array;
	readonly needs: Needs;
	readonly details: ReadonlyMap<number, Details>;
}

/** For each row the rows of other files by whose existence nothing is wrong with it. */
export interface Needs {
	/** Where those of a row end in `rows`, and those of the next row begin. */
	readonly ends: Uint32Array;
	readonly rows: Uint32Array;
}

/** Where the needs of a row begin. */
export const startOf = ({ ends }: Pick<Needs, 'ends'>, row: number): number => (row === 0 ? 0 : (ends[row - 1] ?? 0));

export const sameHash = (a: Buffer, row: number, b: Buffer, other: number): boolean =>
	a.compare(b, other * hashLength, (other + 1) * hashLength, row * hashLength, (row + 1) * hashLength) === 0;

/** Rows of some files and what they need, in the order in which they were inspected. */
export interface SomeNeeds extends Needs {
	readonly of: Uint32Array;
}

/** Brings the needs of some rows each into the order of rows. A row that stands in none of them needs nothing. */
export function joinNeeds(length: number, parts: readonly SomeNeeds[]): Needs {
	const ends = new Uint32Array(length);
	for (const part of parts) {
		for (let index = 0; index < part.of.length; index++) {
			ends[part.of[index] ?? 0] = (part.ends[index] ?? 0) - startOf(part, index);
		}
	}
	for (let row = 1; row < length; row++) ends[row] = (ends[row] ?? 0) + (ends[row - 1] ?? 0);
	const rows = new Uint32Array(ends.at(-1) ?? 0);
	for (const part of parts) {
		for (let index = 0; index < part.of.length; index++) {
			let at = startOf({ ends }, part.of[index] ?? 0);
			for (let need = startOf(part, index); need < (part.ends[index] ?? 0); need++) rows[at++] = part.rows[need] ?? 0;
		}
	}
	return { ends, rows };
}

/** Collects needs row by row. */
export class NeedsList {
	#of = new Uint32Array(1_024);
	#ends = new Uint32Array(1_024);
	#rows = new Uint32Array(16_384);
	#length = 0;
	#total = 0;

	add(row: number, needs: Iterable<number>): void {
		for (const need of needs) {
			if (this.#total === this.#rows.length) this.#rows = doubled(this.#rows);
			this.#rows[this.#total++] = need;
		}
		if (this.#length === this.#of.length) {
			this.#of = doubled(this.#of);
			this.#ends = doubled(this.#ends);
		}
		this.#of[this.#length] = row;
		this.#ends[this.#length++] = this.#total;
	}

	all(): SomeNeeds {
		return {
			of: this.#of.slice(0, this.#length),
			ends: this.#ends.slice(0, this.#length),
			rows: this.#rows.slice(0, this.#total),
		};
	}
}

function doubled(column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
	const longer = new Uint32Array(column.length * 2);
	longer.set(column);
	return longer;
}
