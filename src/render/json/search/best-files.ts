/** What beginnings of words find for which a search would have to read very many terms. */
import { type BestFile, groupCapacity, type KeyRange, type ScoredProduct } from '../../../search/index-files.ts';
import { rangesOfPrefix } from '../../../search/key-ranges.ts';
import { weightOf } from '../../../search/matched-terms.ts';
import { nameBonus } from '../../../search/name-matches.ts';
import { priorOf } from '../../../search/popularity.ts';
import { type IndexTotals, type MatchedTerm, Scores } from '../../../search/score-terms.ts';
import { selectBest } from '../../../search/select-best.ts';
import type { CollectedTerms } from './collect-terms.ts';
import type { Group } from './number-products.ts';
import { stepOfProduct } from './popularity-files.ts';

/** As many as the page of the search shows. */
const maximumProducts = 50;

/** Beginnings of terms for which files of more than some size, in 1,024 characters, would be read. */
export function broadBeginnings(terms: Iterable<string>, ranges: readonly KeyRange[], size: number): string[] {
	const beginnings = new Set<string>();
	for (const term of terms) for (const beginning of beginningsOf(term)) beginnings.add(beginning);
	const sizeOf = (beginning: string): number =>
		rangesOfPrefix(ranges, beginning).reduce((sum, [, , own]) => sum + own, 0);
	return [...beginnings].filter((beginning) => sizeOf(beginning) > size).sort();
}

export class BestProducts {
	readonly #collected: CollectedTerms;
	readonly #totals: IndexTotals;
	/** By beginning. */
	readonly #terms: ReadonlyMap<string, number[]>;
	readonly #names: ReadonlyMap<string, [key: string, products: readonly number[]][]>;
	/** By number of a product: what its score is multiplied with, and its place in name order. */
	readonly #priors: Float64Array;
	readonly #ranks: Uint32Array;

	constructor(collected: CollectedTerms, groups: readonly Group[], totals: IndexTotals, beginnings: readonly string[]) {
		this.#collected = collected;
		this.#totals = totals;
		this.#terms = new Map(beginnings.map((beginning) => [beginning, []]));
		this.#names = new Map(beginnings.map((beginning) => [beginning, []]));
		for (const [number, term] of collected.terms.entries()) {
			for (const beginning of beginningsOf(term)) this.#terms.get(beginning)?.push(number);
		}
		for (const name of collected.names) {
			for (const beginning of beginningsOf(name[0])) this.#names.get(beginning)?.push(name);
		}
		this.#priors = new Float64Array(groups.length * groupCapacity);
		this.#ranks = new Uint32Array(groups.length * groupCapacity);
		for (const [group, { inNameOrder, numbered }] of groups.entries()) {
			const places = new Map(numbered.map((product, place) => [product, group * groupCapacity + place]));
			for (const [rank, product] of inNameOrder.entries()) {
				const number = places.get(product) ?? 0;
				this.#priors[number] = priorOf(stepOfProduct(product));
				this.#ranks[number] = group * groupCapacity + rank;
			}
		}
	}

	/** @returns `undefined` when more products than are listed have the beginning for a name. */
	file(beginning: string): BestFile | undefined {
		const { totals, touched } = this.#scores(beginning);
		const [same, longer] = [new Set<number>(), new Set<number>()];
		for (const [key, products] of this.#names.get(beginning) ?? []) {
			for (const product of products) (key === beginning ? same : longer).add(product);
		}
		const scoreOf = (product: number): number => (totals[product] ?? 0) * (this.#priors[product] ?? 1);
		const classOf = (product: number): number => (same.has(product) ? 0 : longer.has(product) ? 1 : 2);
		const compare = (a: number, b: number): number =>
			classOf(a) - classOf(b) || scoreOf(b) - scoreOf(a) || (this.#ranks[a] ?? 0) - (this.#ranks[b] ?? 0);
		const best = selectBest(touched, compare, maximumProducts);
		const scored = (product: number): ScoredProduct => [product, scoreOf(product)];
		const known = best.filter((product) => same.has(product));
		if (known.length === best.length && best.length < touched.length) return undefined;
		const others = best.slice(known.length);
		return { total: touched.length, named: known.map(scored), others: others.map(scored) };
	}

	/** As a search computes them. */
	#scores(beginning: string): Scores {
		const { terms, places } = this.#collected;
		const scores = new Scores(this.#totals, this.#priors.length);
		const named = (this.#names.get(beginning) ?? []).flatMap(([, products]) => products);
		const matched = (this.#terms.get(beginning) ?? []).map((number): MatchedTerm => {
			const term = terms[number] ?? '';
			return { term, weight: weightOf(term, beginning, true), occurrences: places.packed(number) };
		});
		scores.add(matched, [new Map(named.map((product) => [product, nameBonus]))]);
		return scores;
	}
}

/** Its first character, and its first two. */
function beginningsOf(term: string): string[] {
	const one = charactersUpTo(term, 0);
	return one === term.length ? [term] : [term.slice(0, one), term.slice(0, charactersUpTo(term, one))];
}

/** Behind the character that begins there. */
const charactersUpTo = (term: string, at: number): number => at + ((term.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
