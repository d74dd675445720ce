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

/** Characters of a beginning that may be broad. */
const maximumLength = 2;

/** Beginnings of terms for which files of more than some size, in 1,024 characters, would be read. */
export function broadBeginnings(terms: Iterable<string>, ranges: readonly KeyRange[], size: number): string[] {
	const beginnings = new Set<string>();
	for (const term of terms) {
		const characters = [...term.slice(0, 2 * maximumLength)];
		for (let length = 1; length <= maximumLength; length++) beginnings.add(characters.slice(0, length).join(''));
	}
	const sizeOf = (beginning: string): number =>
		rangesOfPrefix(ranges, beginning).reduce((sum, [, , own]) => sum + own, 0);
	return [...beginnings].filter((beginning) => sizeOf(beginning) > size).sort();
}

/** @returns `undefined` when more products than are listed have the beginning for a name. */
export function bestFile(
	beginning: string,
	{ terms, names }: CollectedTerms,
	groups: readonly Group[],
	totals: IndexTotals,
): BestFile | undefined {
	const scores = new Scores(totals, groups.length * groupCapacity);
	const [same, longer] = [new Set<number>(), new Set<number>()];
	for (const [key, products] of names) {
		if (!key.startsWith(beginning)) continue;
		for (const product of products) (key === beginning ? same : longer).add(product);
	}
	const named = new Map([...same, ...longer].map((product) => [product, nameBonus]));
	scores.add(matchedTerms(beginning, terms), [named]);
	const scoreOf = (product: number): number => {
		const own = groups[Math.floor(product / groupCapacity)]?.numbered[product % groupCapacity];
		const prior = own ? priorOf(stepOfProduct(own)) : 1;
		return (scores.totals[product] ?? 0) * prior;
	};
	const classOf = (product: number): number => (same.has(product) ? 0 : longer.has(product) ? 1 : 2);
	const compare = (a: number, b: number): number =>
		classOf(a) - classOf(b) || scoreOf(b) - scoreOf(a) || rankOf(groups, a) - rankOf(groups, b);
	const best = selectBest(scores.touched, compare, maximumProducts);
	const scored = (product: number): ScoredProduct => [product, scoreOf(product)];
	const known = best.filter((product) => same.has(product));
	if (known.length === best.length && best.length < scores.touched.length) return undefined;
	const others = best.slice(known.length);
	return { total: scores.touched.length, named: known.map(scored), others: others.map(scored) };
}

/** As a search finds them. */
const matchedTerms = (beginning: string, terms: CollectedTerms['terms']): MatchedTerm[] =>
	Array.from(terms).flatMap(([term, places]): MatchedTerm[] => {
		const weight = weightOf(term, beginning, true);
		return weight > 0 ? [{ term, weight, occurrences: places.packed() }] : [];
	});

/** The place of a product in name order, by its number. */
function rankOf(groups: readonly Group[], product: number): number {
	const group = Math.floor(product / groupCapacity);
	const { numbered = [], inNameOrder = [] } = groups[group] ?? {};
	const own = numbered[product % groupCapacity];
	return group * groupCapacity + (own ? inNameOrder.indexOf(own) : 0);
}
