/** Where terms stand, collected product by product, and packed term by term. In typed arrays: there are millions of places. */
import { fields, type Occurrences } from '../../../search/index-files.ts';
import { packAscending, packNumbers } from '../../../search/packed-numbers.ts';

/** Numbers of a place: its list, its product, how many distinct terms the field has, and how often it is this one. */
const width = 4;

/** Each term has a list for each field. */
const listOf = (term: number, field: number): number => term * fields.length + field;

export class Places {
	#numbers = new Uint32Array(width * 4_096);
	#length = 0;

	/**
	 * @param product - Its number; numbers come in ascending order.
	 * @returns How many distinct terms there are.
	 */
	add(product: number, field: number, terms: readonly number[]): number {
		const distinct = terms.filter((term, at) => terms.indexOf(term) === at);
		const areDistinct = distinct.length === terms.length;
		for (const term of distinct) {
			const frequency = areDistinct ? 1 : terms.filter((own) => own === term).length;
			this.#add(listOf(term, field), product, distinct.length, frequency);
		}
		return distinct.length;
	}

	/** @param terms - How many terms there are. */
	byTerm(terms: number): PlacesByTerm {
		return new PlacesByTerm(this.#numbers.subarray(0, this.#length), terms);
	}

	#add(list: number, product: number, length: number, frequency: number): void {
		if (this.#length === this.#numbers.length) {
			const larger = new Uint32Array(2 * this.#length);
			larger.set(this.#numbers);
			this.#numbers = larger;
		}
		this.#numbers[this.#length++] = list;
		this.#numbers[this.#length++] = product;
		this.#numbers[this.#length++] = length;
		this.#numbers[this.#length++] = frequency;
	}
}

export class PlacesByTerm {
	/** Where each list begins. */
	readonly #starts: Uint32Array;
	readonly #products: Uint32Array;
	readonly #lengths: Uint32Array;
	readonly #frequencies: Uint32Array;

	constructor(numbers: Uint32Array, terms: number) {
		const [lists, count] = [terms * fields.length, numbers.length / width];
		this.#starts = new Uint32Array(lists + 1);
		this.#products = new Uint32Array(count);
		this.#lengths = new Uint32Array(count);
		this.#frequencies = new Uint32Array(count);
		for (let at = 0; at < numbers.length; at += width) addTo(this.#starts, (numbers[at] ?? 0) + 1, 1);
		for (let list = 1; list <= lists; list++) addTo(this.#starts, list, this.#starts[list - 1] ?? 0);
		const next = this.#starts.slice();
		for (let at = 0; at < numbers.length; at += width) {
			const place = addTo(next, numbers[at] ?? 0, 1);
			this.#products[place] = numbers[at + 1] ?? 0;
			this.#lengths[place] = numbers[at + 2] ?? 0;
			this.#frequencies[place] = numbers[at + 3] ?? 0;
		}
	}

	/** Whether the term stands anywhere. */
	has(term: number): boolean {
		return this.#starts[listOf(term, 0)] !== this.#starts[listOf(term + 1, 0)];
	}

	/** Empty for a term that stands nowhere. */
	packed(term: number): Occurrences[] {
		const packed: Occurrences[] = [];
		for (let field = 0; field < fields.length; field++) {
			const [from = 0, end = 0] = [this.#starts[listOf(term, field)], this.#starts[listOf(term, field) + 1]];
			if (from === end) continue;
			const products = packAscending(this.#products, from, end);
			const lengths = packNumbers(this.#lengths, from, end);
			let at = from;
			while (at < end && this.#frequencies[at] === 1) at++;
			if (at === end) packed.push([field, products, lengths]);
			else packed.push([field, products, lengths, packNumbers(this.#frequencies, from, end)]);
		}
		return packed;
	}
}

/** @returns What the number was before. */
function addTo(numbers: Uint32Array, at: number, count: number): number {
	const before = numbers[at] ?? 0;
	numbers[at] = before + count;
	return before;
}
