/** Products that have some of the words of a topic, scored as by the search: rare words and those of the question count most. */
import type { SearchHead } from '../../../search/index-files.ts';
import type { IndexReader } from '../../../search/index-reader.ts';
import { matchedDescriptions, matchedTerms } from '../../../search/matched-terms.ts';
import { type MatchedTerm, scoreTerm } from '../../../search/score-terms.ts';
import { selectBest } from '../../../search/select-best.ts';
import { synonymsIn } from '../../../search/synonyms.ts';
import { termsOf } from '../../../search/terms.ts';
import { rowsByNumber } from '../../product-table.ts';
import { searchIndex } from '../../search-index.ts';
import { everydayNeed, everydayTopic } from '../grammar/words/everyday-topics.ts';
import type { Context } from './context.ts';

/** The words of one topic that are looked at. */
const maximumTerms = 14;
const maximumRows = 40;
/** Of a description, beside the weight that the search gives it. */
const descriptionWeight = 1.5;
const synonymWeight = 0.7;
const everydayWeight = 1.2;
/** Of a word that says little and of two words behind each other. */
const pairWeight = 0.5;
/** Shorter words stand for themselves and their forms. */
const minimumBeginning = 8;
/** What each further word of the topic adds. */
const shareOfMore = 0.35;
/** Others than the best have at least this part of its score. */
const minimumShare = 0.36;
/** Of what one word can add. */
const maximumScore = 8;
/** At least: a rare word of a description, or one of a name, a tagline or a category. */
const minimumBest = 2.5;

export interface WeighedTerm {
	readonly term: string;
	readonly weight: number;
}

export interface ScoredRow {
	readonly row: number;
	/** The words of the topic that it has, or that stand for what it has. */
	readonly words: readonly string[];
}

type Scores = Map<number, number>;

/** @returns Best first. */
export async function scoredMatches(
	context: Context,
	terms: readonly WeighedTerm[],
	includes: (row: number) => boolean,
): Promise<readonly ScoredRow[]> {
	const { site, words } = context;
	const reader = await searchIndex(site);
	const head = await reader.head();
	if (!head) return [];
	const rowOf = await rowsByNumber(site, words.table);
	const heavy = new Set(terms.toSorted((a, b) => b.weight - a.weight).slice(0, maximumTerms));
	const asked = terms.filter((own) => heavy.has(own));
	const units = await Promise.all(asked.map(({ term }) => scoresOf(reader, head, term)));
	const rows = words.table.slugs.length;
	const totals = new Float64Array(rows);
	const counts = new Float64Array(rows);
	/** Bits of the terms that a product has. */
	const masks = new Uint16Array(rows);
	const touched: number[] = [];
	for (const [at, scores] of units.entries()) {
		const { weight = 0 } = asked[at] ?? {};
		for (const [product, score] of scores) {
			const row = rowOf[product] ?? -1;
			if (row < 0 || !includes(row)) continue;
			const mask = masks[row] ?? 0;
			if (mask === 0) touched.push(row);
			const isBesideOther = at > 0 && (mask & (1 << (at - 1))) !== 0;
			const own = weight * Math.min(maximumScore, score) * (isBesideOther ? 1 + pairWeight : 1);
			totals[row] = (totals[row] ?? 0) + own;
			counts[row] = (counts[row] ?? 0) + weight;
			masks[row] = mask | (1 << at);
		}
	}
	let most = 0;
	for (const row of touched) {
		const total = (totals[row] ?? 0) * (1 + shareOfMore * Math.max(0, (counts[row] ?? 0) - 1));
		totals[row] = total;
		most = Math.max(most, total);
	}
	if (most < minimumBest) return [];
	const scoreOf = (row: number): number => totals[row] ?? 0;
	const votes = (row: number): number => words.table.columns.votes[row] ?? 0;
	const best = selectBest(
		touched.filter((row) => scoreOf(row) >= most * minimumShare),
		(a, b) => scoreOf(b) - scoreOf(a) || votes(b) - votes(a) || a - b,
		maximumRows,
	);
	return best.map((row) => ({
		row,
		words: asked.flatMap(({ term }, at) => (((masks[row] ?? 0) & (1 << at)) === 0 ? [] : [term])),
	}));
}

/** Of all products that have a term, a form of it, what editors list beside it or what makers write for it. */
async function scoresOf(reader: IndexReader, head: SearchHead, word: string): Promise<Scores> {
	const terms = termsOf(word);
	const [first = '', ...others] = terms;
	const whole = others.length > 0 ? await phraseScores(reader, head, terms) : undefined;
	const scores = whole && whole.size > 0 ? whole : await ownScores(reader, head, first, true);
	if (whole?.size === 0) for (const term of others) addBest(scores, await ownScores(reader, head, term, true), 1);
	const synonyms = await synonymsIn(reader, head, terms);
	for (const phrase of synonyms.flatMap(({ from, end, phrases }) => (end - from === terms.length ? phrases : [])))
		addBest(scores, await phraseScores(reader, head, phrase), synonymWeight);
	for (const topic of [everydayTopic(word), everydayNeed(word)])
		if (topic !== undefined) addBest(scores, await phraseScores(reader, head, termsOf(topic)), everydayWeight);
	return scores;
}

async function ownScores(reader: IndexReader, head: SearchHead, term: string, isBeginning: boolean): Promise<Scores> {
	const prefix = isBeginning && term.length >= minimumBeginning;
	const [near, described] = await Promise.all([
		matchedTerms(reader, head, { term, prefix, distance: 0 }),
		matchedDescriptions(reader, head, term),
	]);
	const scores: Scores = new Map();
	const all: MatchedTerm[] = [...near, ...described.map((own) => ({ ...own, weight: own.weight * descriptionWeight }))];
	for (const own of all)
		scoreTerm(own, head, (product, score) => {
			scores.set(product, Math.max(scores.get(product) ?? 0, score));
		});
	return scores;
}

/** Only of products that have all of its terms: the mean of what these add. */
async function phraseScores(reader: IndexReader, head: SearchHead, phrase: readonly string[]): Promise<Scores> {
	const [first = new Map<number, number>(), ...others] = await Promise.all(
		phrase.map((term) => ownScores(reader, head, term, false)),
	);
	const scores: Scores = new Map();
	for (const [product, score] of first) {
		if (!others.every((own) => own.has(product))) continue;
		const more = others.reduce((sum, own) => sum + (own.get(product) ?? 0), 0);
		scores.set(product, (score + more) / phrase.length);
	}
	return scores;
}

function addBest(scores: Scores, others: Scores, weight: number): void {
	for (const [product, score] of others) scores.set(product, Math.max(scores.get(product) ?? 0, score * weight));
}
