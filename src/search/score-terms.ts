/** Scores products as MiniSearch does: BM25+, with fields and inexact terms weighed. A test compares the scores. */
import { fields, type Occurrences } from './index-files.ts';
import { unpackAscending, unpackNumbers } from './packed-numbers.ts';

/** A term of the index that a term of the query stands for. */
export interface MatchedTerm {
	readonly term: string;
	/** 1 for the very term, less for one that is longer or spelt differently. */
	readonly weight: number;
	readonly occurrences: readonly Occurrences[];
}

export interface IndexTotals {
	readonly products: number;
	readonly averageLengths: readonly number[];
}

const fieldWeights: Readonly<Partial<Record<(typeof fields)[number], number>>> = { name: 5, categories: 2 };
const boosts = fields.map((field) => fieldWeights[field] ?? 1);

const k = 1.2;
const b = 0.7;
const d = 0.5;

export const prefixWeight = (term: string, asked: string): number =>
	(0.375 * term.length) / (term.length + 0.3 * (term.length - asked.length));

export const similarWeight = (term: string, distance: number): number =>
	(0.45 * term.length) / (term.length + distance);

/** Adds up scores by product number, one term of the query after the other. */
export class Scores {
	readonly totals: Float64Array;
	/** How many terms of the query a product holds. */
	readonly matches: Uint8Array;
	/** 1 for products in whose name a term stands. */
	readonly inName: Uint8Array;
	/** Numbers of the products that hold any term. */
	readonly touched: number[] = [];
	readonly #index: IndexTotals;
	readonly #one: Float64Array;

	/** @param size - Above all numbers of products. */
	constructor(index: IndexTotals, size: number) {
		this.#index = index;
		this.totals = new Float64Array(size);
		this.#one = new Float64Array(size);
		this.matches = new Uint8Array(size);
		this.inName = new Uint8Array(size);
	}

	/** @param matched - What one term of the query stands for. */
	add(matched: readonly MatchedTerm[]): void {
		const own: number[] = [];
		for (const { weight, occurrences } of matched) {
			for (const one of occurrences) this.#addOccurrences(weight, one, own);
		}
		for (const product of own) {
			if (this.matches[product] === 0) this.touched.push(product);
			this.totals[product] = (this.totals[product] ?? 0) + (this.#one[product] ?? 0);
			this.matches[product] = (this.matches[product] ?? 0) + 1;
			this.#one[product] = 0;
		}
	}

	#addOccurrences(weight: number, [field, packed, packedLengths, packedFrequencies]: Occurrences, own: number[]): void {
		const products = unpackAscending(packed);
		const lengths = unpackNumbers(packedLengths);
		const frequencies = packedFrequencies === undefined ? undefined : unpackNumbers(packedFrequencies);
		const { products: all, averageLengths } = this.#index;
		const average = averageLengths[field] ?? 1;
		const boost = weight * (boosts[field] ?? 1);
		const rarity = Math.log(1 + (all - products.length + 0.5) / (products.length + 0.5));
		for (let at = 0; at < products.length; at++) {
			const product = products[at] ?? 0;
			const frequency = frequencies?.[at] ?? 1;
			const raw = rarity * (d + (frequency * (k + 1)) / (frequency + k * (1 - b + (b * (lengths[at] ?? 0)) / average)));
			const before = this.#one[product] ?? 0;
			if (before === 0) own.push(product);
			this.#one[product] = before + boost * raw;
			if (field === 0) this.inName[product] = 1;
		}
	}
}
