/** What beginnings of words find for which a search would have to read very many terms. */
import { type BestFile, groupCapacity, type KeyRange, type ScoredProduct } from '../../../search/index-files.ts';
import { rangesOfPrefix } from '../../../search/key-ranges.ts';
import { type IndexTotals, type MatchedTerm, prefixWeight, Scores } from '../../../search/score-terms.ts';
import { selectBest } from '../../../search/select-best.ts';
import type { CollectedTerms } from './collect-terms.ts';
import type { Group } from './number-products.ts';

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
	scores.add(matchedTerms(beginning, terms));
	const classes = new Map<number, number>();
	for (const [key, products] of names) {
		if (!key.startsWith(beginning)) continue;
		for (const product of products) if (scores.inName[product] === 1) classes.set(product, key === beginning ? 1 : 2);
	}
	const classOf = (product: number): number => classes.get(product) ?? 3;
	const scoreOf = (product: number): number => scores.totals[product] ?? 0;
	const compare = (a: number, b: number): number =>
		classOf(a) - classOf(b) || scoreOf(b) - scoreOf(a) || rankOf(groups, a) - rankOf(groups, b);
	const best = selectBest(scores.touched, compare, maximumProducts);
	const scored = (product: number): ScoredProduct => [product, scoreOf(product)];
	const named = best.filter((product) => classOf(product) === 1);
	if (named.length === best.length && best.length < scores.touched.length) return undefined;
	const others = best.slice(named.length);
	return { total: scores.touched.length, named: named.map(scored), others: others.map(scored) };
}

/** In the order in which a search adds up their scores. */
function matchedTerms(beginning: string, terms: CollectedTerms['terms']): MatchedTerm[] {
	const matched: MatchedTerm[] = [];
	for (const [term, places] of terms) {
		if (!term.startsWith(beginning)) continue;
		const weight = term === beginning ? 1 : prefixWeight(term, beginning);
		matched.push({ term, weight, occurrences: places.packed() });
	}
	const isExact = ({ term }: MatchedTerm): boolean => term === beginning;
	return matched.sort((a, b) => Number(isExact(b)) - Number(isExact(a)) || (a.term < b.term ? 1 : -1));
}

/** The place of a product in name order, by its number. */
function rankOf(groups: readonly Group[], product: number): number {
	const group = Math.floor(product / groupCapacity);
	const { numbered = [], inNameOrder = [] } = groups[group] ?? {};
	const own = numbered[product % groupCapacity];
	return group * groupCapacity + (own ? inNameOrder.indexOf(own) : 0);
}
