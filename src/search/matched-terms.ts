/** The terms of the index that a term of a query stands for, in the order in which their scores are added up. */

import type { KeyRange, Occurrences, SearchHead, TermFile } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangeOf, rangesOfPrefix } from './key-ranges.ts';
import { type MatchedTerm, prefixWeight, similarWeight } from './score-terms.ts';
import { similarTerms, unchangedParts } from './similar-terms.ts';
import type { AskedTerm } from './stages.ts';

export const rangesOf = ({ terms }: SearchHead, { term, prefix }: Pick<AskedTerm, 'term' | 'prefix'>): KeyRange[] =>
	prefix ? rangesOfPrefix(terms, term) : rangeOf(terms, term);

/** The very term, then longer ones from the last to the first, then similar ones from the first to the last. */
export async function matchedTerms(reader: IndexReader, head: SearchHead, asked: AskedTerm): Promise<MatchedTerm[]> {
	const { term, prefix, distance } = asked;
	const [files, similar] = await Promise.all([
		reader.ranges<TermFile>(rangesOf(head, asked)),
		distance > 0 ? findSimilar(reader, head, term, distance) : [],
	]);
	const matched: MatchedTerm[] = [];
	for (const file of files) {
		for (const [own, ...occurrences] of file.terms) {
			if (own === term) matched.push({ term, weight: 1, occurrences });
			else if (prefix && own.startsWith(term))
				matched.push({ term: own, weight: prefixWeight(own, term), occurrences });
		}
	}
	const longer = matched.filter((one) => one.term !== term);
	return [
		...matched.filter((one) => one.term === term),
		...longer.reverse(),
		...similar.filter(({ term: own }) => !(prefix && own.startsWith(term))),
	];
}

async function findSimilar(reader: IndexReader, head: SearchHead, asked: string, distance: number) {
	const parts = unchangedParts(asked, distance);
	const files = await reader.ranges<readonly string[]>(parts.flatMap((part) => rangesOfPrefix(head.infixes, part)));
	const candidates = new Set(files.flat());
	const similar = similarTerms(asked, distance, Array.from(candidates).sort());
	return Promise.all(
		similar.map(async (one): Promise<MatchedTerm> => {
			const [file] = await reader.ranges<TermFile>(rangeOf(head.terms, one.term));
			const [, ...occurrences] = file?.terms.find(([own]) => own === one.term) ?? [one.term];
			return {
				term: one.term,
				weight: similarWeight(one.term, one.distance),
				occurrences: occurrences as Occurrences[],
			};
		}),
	);
}
