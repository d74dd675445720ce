/** Products by every part of their names, up to its end. */
import { longestNamePart, shortestNamePart } from '../../../search/index-files.ts';
import { packAscending } from '../../../search/packed-numbers.ts';
import type { Entries } from './index-writer.ts';
import { SortedParts } from './sorted-parts.ts';

export class NamePartEntries implements Entries {
	readonly #parts: SortedParts;
	/** For each entry the place of its part; those of other names follow. */
	readonly #places: number[] = [];
	readonly #products: string[] = [];

	/** @param names - Numbers of products by joined key. */
	constructor(names: ReadonlyMap<string, readonly number[]>) {
		this.#parts = new SortedParts([...names.keys()], {
			begins: (from, length) => from > 0 && from <= length - shortestNamePart,
			longest: longestNamePart,
		});
		const numbers = [...names.values()];
		const packed = numbers.map((own) => packAscending(own));
		for (let at = 0; at < this.#parts.count; ) {
			this.#places.push(at);
			const first = this.#parts.ownerAt(at);
			const owners: number[] = [];
			while (++at < this.#parts.count && this.#isSame(at)) owners.push(this.#parts.ownerAt(at));
			if (owners.length === 0) this.#products.push(packed[first] ?? '');
			else {
				const all = new Set([first, ...owners].flatMap((owner) => numbers[owner] ?? []));
				this.#products.push(packAscending(Uint32Array.from(all).sort()));
			}
		}
	}

	get count(): number {
		return this.#places.length;
	}

	keyAt(at: number): string {
		return this.#parts.keyAt(this.#places[at] ?? 0);
	}

	codeAt(at: number, depth: number): number {
		return this.#parts.codeAt(this.#places[at] ?? 0, depth);
	}

	sizeAt(at: number): number {
		return this.keyAt(at).length + (this.#products[at]?.length ?? 0) + 8;
	}

	textOf(from: number, end: number): string {
		const rows: string[] = [];
		for (let at = from; at < end; at++) rows.push(`[${JSON.stringify(this.keyAt(at))},"${this.#products[at]}"]`);
		return `[${rows.join()}]`;
	}

	/** Whether a part is that before. */
	#isSame(at: number): boolean {
		const shared = this.#parts.sharedAt(at);
		return this.#parts.codeAt(at, shared) === this.#parts.codeAt(at - 1, shared);
	}
}
