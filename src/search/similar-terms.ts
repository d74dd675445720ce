/** Finds the terms of the index that a misspelt one may stand for, by the parts of it that must be right. */
import leven from 'leven';

/** Terms outside of these lengths are similar to nothing: a shorter one forgives no edit, nor does a longer one. */
export const similarLengths = { minimum: 3, maximum: 42 } as const;

/** Of the shortest part that terms are found by. */
export const minimumPart = 2;

/**
 * Cuts a term into one part more than edits are tolerated, so that at least one of them stands unchanged in any term
 * within that distance.
 */
export function unchangedParts(term: string, distance: number): string[] {
	const count = distance + 1;
	const cuts = Array.from({ length: count + 1 }, (_, at) => Math.round((at * term.length) / count));
	return cuts.slice(1).map((end, at) => term.slice(cuts[at], end));
}

export interface SimilarTerm {
	readonly term: string;
	/** Insertions, deletions and replacements, at least one. */
	readonly distance: number;
}

/** @param terms - Those that have one of the unchanged parts, in ascending order. */
export function similarTerms(asked: string, maximum: number, terms: Iterable<string>): SimilarTerm[] {
	const found: SimilarTerm[] = [];
	for (const term of terms) {
		if (Math.abs(term.length - asked.length) > maximum || term === asked) continue;
		// The package returns the maximum for all that lies beyond it.
		const distance = leven(asked, term, { maxDistance: maximum + 1 });
		if (distance <= maximum) found.push({ term, distance });
	}
	return found;
}
