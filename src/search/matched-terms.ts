/** The terms of the index that a term of a query stands for. */
import type { DescriptionFile, KeyRange, SearchHead, TermFile } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangeOf, rangesOfPrefix } from './key-ranges.ts';
import { type MatchedTerm, prefixWeight, similarWeight } from './score-terms.ts';
import { similarTerms, swappedPart, unchangedParts } from './similar-terms.ts';
import type { AskedTerm } from './stages.ts';
import { hasForms, sameStem, stemOf } from './stem.ts';

const stemWeight = 0.9;

/** The very term, other forms of the word, longer terms that begin so, and similar ones. */
export async function matchedTerms(
	reader: IndexReader,
	head: SearchHead,
	asked: Pick<AskedTerm, 'term' | 'prefix' | 'distance'>,
): Promise<MatchedTerm[]> {
	const { term, prefix, distance } = asked;
	const [files, similar] = await Promise.all([
		reader.ranges<TermFile>(wordRanges(head.terms, asked)),
		distance > 0 ? findSimilar(reader, head, term, distance) : [],
	]);
	const matched = files.flatMap((file) => matchesIn(file.terms, term, prefix));
	const known = new Set(matched.map((one) => one.term));
	return [...matched, ...similar.filter((one) => !known.has(one.term))];
}

/** The same in descriptions, where a word stands for itself and its forms. */
export async function matchedDescriptions(reader: IndexReader, head: SearchHead, term: string): Promise<MatchedTerm[]> {
	const files = await reader.ranges<DescriptionFile>(wordRanges(head.descriptions, { term, prefix: false }));
	return files.flatMap((file) => matchesIn(file.terms, term, false));
}

/** Forms of a word stand among those that begin with its stem, and only there. */
export function wordRanges(
	ranges: readonly KeyRange[],
	{ term, prefix }: Pick<AskedTerm, 'term' | 'prefix'>,
): KeyRange[] {
	return prefix || hasForms(term) ? rangesOfPrefix(ranges, stemOf(term)) : rangeOf(ranges, term);
}

function matchesIn(terms: TermFile['terms'], asked: string, prefix: boolean): MatchedTerm[] {
	return terms.flatMap(([term, ...occurrences]): MatchedTerm[] => {
		const weight = weightOf(term, asked, prefix);
		return weight > 0 ? [{ term, weight, occurrences }] : [];
	});
}

/** 0 for a term that it does not stand for. */
export function weightOf(term: string, asked: string, prefix: boolean): number {
	if (term === asked) return 1;
	if (sameStem(term, asked)) return stemWeight;
	return prefix && term.startsWith(asked) ? prefixWeight(term, asked) : 0;
}

async function findSimilar(reader: IndexReader, head: SearchHead, asked: string, distance: number) {
	const parts = [...unchangedParts(asked, distance), ...swappedPart(asked, distance)];
	const files = await reader.ranges<readonly string[]>(parts.flatMap((part) => rangesOfPrefix(head.infixes, part)));
	const candidates = new Set(files.flat());
	const similar = similarTerms(asked, distance, Array.from(candidates).sort());
	return Promise.all(
		similar.map(async (one): Promise<MatchedTerm> => {
			const [file] = await reader.ranges<TermFile>(rangeOf(head.terms, one.term));
			const [, ...occurrences] = file?.terms.find(([own]) => own === one.term) ?? [one.term];
			return { term: one.term, weight: similarWeight(one.term, one.distance), occurrences };
		}),
	);
}
