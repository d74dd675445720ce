/** Scores products: BM25+, with fields and inexact terms weighed. Tests compare them with those of a search that looks at every product. */
import { fields, type Occurrences } from './index-files.ts';
import { unpackInto } from './packed-numbers.ts';

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

/** What is unpacked of one term in one field. A beginning stands for thousands of terms with few products each. */
let unpacked = unpackedOf(1_024);

function unpackedOf(size: number) {
	const numbers = () => new Uint32Array(size);
	return { size, products: numbers(), lengths: numbers(), frequencies: numbers() };
}

const scoreOf = (frequency: number, length: number, average: number): number =>
	d + (frequency * (k + 1)) / (frequency + k * (1 - b + (b * length) / average));

/** Longer fields are rare. */
const commonLengths = 128;

/** For each field, the scores of a term that stands there once, by the length of the field: nearly all terms do. */
const singles: { readonly average: number; readonly scores: Float64Array }[] = [];

function singleScores(field: number, average: number) {
	const known = singles[field];
	if (known?.average === average) return known;
	const made = {
		average,
		scores: Float64Array.from({ length: commonLengths }, (_, length) => scoreOf(1, length, average)),
	};
	singles[field] = made;
	return made;
}

/** Calls back for each product in which a matched term stands, once for each field. */
export function scoreTerm(
	{ weight, occurrences }: MatchedTerm,
	index: IndexTotals,
	report: (product: number, score: number) => void,
): void {
	for (const [field, packed, packedLengths, packedFrequencies = ''] of occurrences) {
		const size = Math.max(packed.length, packedLengths.length, packedFrequencies.length);
		if (unpacked.size < size) unpacked = unpackedOf(2 * size);
		const { products, lengths, frequencies } = unpacked;
		const count = unpackInto(packed, products);
		unpackInto(packedLengths, lengths);
		const frequent = unpackInto(packedFrequencies, frequencies) > 0;
		const single = singleScores(field, index.averageLengths[field] || 1);
		const boost = weight * (boosts[field] ?? 1);
		const rarity = rarityOf(count, index);
		let product = 0;
		for (let at = 0; at < count; at++) {
			product += products[at] ?? 0;
			const frequency = frequent ? (frequencies[at] ?? 1) : 1;
			const length = lengths[at] ?? 0;
			const known = frequency === 1 ? single.scores[length] : undefined;
			const raw = rarity * (known ?? scoreOf(frequency, length, single.average));
			report(product++, boost * raw);
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
	/** Numbers of the products that hold the term at hand. */
	readonly #own: Uint32Array;

	/** @param size - Above all numbers of products. */
	constructor(index: IndexTotals, size: number) {
		this.#index = index;
		this.totals = new Float64Array(size);
		this.#one = new Float64Array(size);
		this.#own = new Uint32Array(size);
		this.matches = new Uint8Array(size);
	}

	/**
	 * What one term of the query stands for.
	 *
	 * @param counts - Whether products that hold it match one term more.
	 */
	add(matched: readonly MatchedTerm[], extras: readonly Extra[] = [], counts = true): void {
		const [one, own, { totals, matches, touched }] = [this.#one, this.#own, this];
		let count = 0;
		const report = (product: number, score: number): void => {
			const before = one[product] ?? 0;
			if (before === 0) own[count++] = product;
			one[product] = before + score;
		};
		for (const term of matched) scoreTerm(term, this.#index, report);
		for (const extra of extras) for (const [product, score] of extra) report(product, score);
		for (const product of own.subarray(0, count)) {
			const before = totals[product] ?? 0;
			if (before === 0) touched.push(product);
			totals[product] = before + (one[product] ?? 0);
			matches[product] = (matches[product] ?? 0) + Number(counts);
			one[product] = 0;
		}
	}
}
