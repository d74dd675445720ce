/** Terms by each of their parts, for finding similar ones. */
import type { InfixFile } from '../../../search/index-files.ts';
import { minimumPart, similarLengths } from '../../../search/similar-terms.ts';
import type { Entries } from './index-writer.ts';
import { SortedParts } from './sorted-parts.ts';

export class InfixEntries implements Entries {
	readonly #terms: readonly string[];
	readonly #parts: SortedParts;

	constructor(terms: readonly string[]) {
		const { minimum, maximum } = similarLengths;
		this.#terms = terms.filter(({ length }) => length >= minimum && length <= maximum).sort();
		this.#parts = new SortedParts(this.#terms, { begins: (from, length) => from <= length - minimumPart });
	}

	get count(): number {
		return this.#parts.count;
	}

	keyAt(at: number): string {
		return this.#parts.keyAt(at);
	}

	codeAt(at: number, depth: number): number {
		return this.#parts.codeAt(at, depth);
	}

	sizeAt(at: number): number {
		return (this.#terms[this.#parts.ownerAt(at)]?.length ?? 0) + 3;
	}

	textOf(from: number, end: number): string {
		const owners = Uint32Array.from({ length: end - from }, (_, at) => this.#parts.ownerAt(from + at)).sort();
		const distinct = Array.from(owners).filter((term, at) => at === 0 || term !== owners[at - 1]);
		return JSON.stringify(distinct.map((term) => this.#terms[term] ?? '') satisfies InfixFile);
	}
}
