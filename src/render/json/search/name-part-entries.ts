/** Products by every part of their names, up to its end. */
import { longestNamePart, type NamePartFile, shortestNamePart } from '../../../search/index-files.ts';
import { packAscending, packNumbers } from '../../../search/packed-numbers.ts';
import type { Entries } from './index-writer.ts';
import { SortedParts } from './sorted-parts.ts';

export class NamePartEntries implements Entries {
	readonly #parts: SortedParts;
	/** For each entry the place of its part; those of other names follow. */
	readonly #places: number[] = [];
	/** For each entry how many of its first letters are those of the entry before. */
	readonly #shared: number[] = [];
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
			this.#shared.push(this.#parts.sharedAt(at));
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
		const [part = 0, products = ''] = [this.#places[at], this.#products[at]];
		return this.#parts.lengthAt(part) - (this.#shared[at] ?? 0) + products.length + 3;
	}

	textOf(from: number, end: number): string {
		const places = Array.from({ length: end - from }, (_, at) => from + at);
		// The first one has all letters of its part.
		const shared = places.map((at) => (at === from ? 0 : (this.#shared[at] ?? 0)));
		const rests = places.map((at, place) => this.keyAt(at).slice(shared[place]));
		const products = this.#products.slice(from, end);
		return JSON.stringify([packNumbers(shared), rests.join(' '), products.join(' ')] satisfies NamePartFile);
	}

	/** Whether a part is that before. */
	#isSame(at: number): boolean {
		const shared = this.#parts.sharedAt(at);
		return this.#parts.codeAt(at, shared) === this.#parts.codeAt(at - 1, shared);
	}
}
