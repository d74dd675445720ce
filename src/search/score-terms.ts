/** Scores products: BM25+, with fields and inexact terms weighed. Tests compare them with those of a search that looks at every product. */
import { fields, type Occurrences } from './index-files.ts';
import { unpackAscending, unpackNumbers } from './packed-numbers.ts';

/** A term of the index that a term of the query stands for. */
export interface MatchedTerm {
	readonly term: string;
	/** 1 for the very term, less for one that is longer or spelt differently. */
	readonly weight: number;
	readonly occurrences: readonly Occurrences[];
}

/** Products that a term of the query finds otherwise than by terms, with what each of them gets for it. */
export type Extra = ReadonlyMap<number, number>;

export interface IndexTotals {
	readonly products: number;
	readonly averageLengths: readonly number[];
}

type Field = (typeof fields)[number];

const fieldWeights: Readonly<Partial<Record<Field, number>>> = { name: 3, categories: 3, description: 0.3 };
const boosts = fields.map((field) => fieldWeights[field] ?? 1);

const k = 1.2;
const b = 0.4;
const d = 0.5;

export const prefixWeight = (term: string, asked: string): number =>
	(0.375 * term.length) / (term.length + 0.3 * (term.length - asked.length));

export const similarWeight = (term: string, distance: number): number =>
	(0.45 * term.length) / (term.length + distance);

export const rarityOf = (products: number, { products: all }: IndexTotals): number =>
	Math.log(1 + (all - products + 0.5) / (products + 0.5));

/** Calls back for each product in which a matched term stands, once for each field. */
export function scoreTerm(
	{ weight, occurrences }: MatchedTerm,
	index: IndexTotals,
	report: (product: number, score: number) => void,
): void {
	for (const [field, packed, packedLengths, packedFrequencies] of occurrences) {
		const products = unpackAscending(packed);
		const lengths = unpackNumbers(packedLengths);
		const frequencies = packedFrequencies === undefined ? undefined : unpackNumbers(packedFrequencies);
		const average = index.averageLengths[field] || 1;
		const boost = weight * (boosts[field] ?? 1);
		const rarity = rarityOf(products.length, index);
		for (let at = 0; at < products.length; at++) {
			const frequency = frequencies?.[at] ?? 1;
			const raw = rarity * (d + (frequency * (k + 1)) / (frequency + k * (1 - b + (b * (lengths[at] ?? 0)) / average)));
			report(products[at] ?? 0, boost * raw);
		}
	}
}

/** Adds up scores by product number, one term of the query after the other. */
export class Scores {
	readonly totals: Float64Array;
	/** How many needed terms of the query a product holds. */
	readonly matches: Uint8Array;
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
	}

	/**
	 * What one term of the query stands for.
	 *
	 * @param counts - Whether products that hold it match one term more.
	 */
	add(matched: readonly MatchedTerm[], extras: readonly Extra[] = [], counts = true): void {
		const own: number[] = [];
		const report = (product: number, score: number): void => {
			const before = this.#one[product] ?? 0;
			if (before === 0) own.push(product);
			this.#one[product] = before + score;
		};
		for (const one of matched) scoreTerm(one, this.#index, report);
		for (const extra of extras) for (const [product, score] of extra) report(product, score);
		for (const product of own) {
			const before = this.totals[product] ?? 0;
			if (before === 0) this.touched.push(product);
			this.totals[product] = before + (this.#one[product] ?? 0);
			this.matches[product] = (this.matches[product] ?? 0) + Number(counts);
			this.#one[product] = 0;
		}
	}
}
