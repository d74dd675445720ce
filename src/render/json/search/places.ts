/** Where a term stands, field by field, collected from product to product. */
import type { Occurrences } from '../../../search/index-files.ts';
import { packAscending, packNumbers } from '../../../search/packed-numbers.ts';

export class Places {
	readonly #fields: FieldPlaces[] = [];

	/** @param product - Its number; numbers come in ascending order. */
	add(field: number, product: number, length: number, frequency: number): void {
		let own = this.#fields.find((known) => known.field === field);
		if (!own) {
			own = new FieldPlaces(field);
			this.#fields.push(own);
		}
		own.add(product, length, frequency);
	}

	packed(): Occurrences[] {
		return this.#fields.toSorted((a, b) => a.field - b.field).map((own) => own.packed());
	}
}

class FieldPlaces {
	readonly field: number;
	readonly #products: number[] = [];
	readonly #lengths: number[] = [];
	/** Only of places where it is not 1. */
	readonly #frequencies = new Map<number, number>();

	constructor(field: number) {
		this.field = field;
	}

	add(product: number, length: number, frequency: number): void {
		if (frequency > 1) this.#frequencies.set(this.#products.length, frequency);
		this.#products.push(product);
		this.#lengths.push(length);
	}

	packed(): Occurrences {
		const [products, lengths] = [packAscending(this.#products), packNumbers(this.#lengths)];
		if (this.#frequencies.size === 0) return [this.field, products, lengths];
		const frequencies = this.#products.map((_, at) => this.#frequencies.get(at) ?? 1);
		return [this.field, products, lengths, packNumbers(frequencies)];
	}
}
