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

/**
 * What a term of one tolerated edit begins with where the letters on both sides of its only cut are swapped, which leaves
 * neither part unchanged. Two edits leave a part unchanged wherever one swap is.
 */
export function swappedPart(term: string, distance: number): string[] {
	const [first = '', second = ''] = unchangedParts(term, distance);
	return distance === 1 ? [first.slice(0, -1) + second.slice(0, 1)] : [];
}

export interface SimilarTerm {
	readonly term: string;
	/** Insertions, deletions and replacements, or one swap of two neighbours; at least one. */
	readonly distance: number;
}

/** @param terms - Those that have one of the unchanged parts, in ascending order. */
export function similarTerms(asked: string, maximum: number, terms: Iterable<string>): SimilarTerm[] {
	const found: SimilarTerm[] = [];
	for (const term of terms) {
		if (Math.abs(term.length - asked.length) > maximum || term === asked) continue;
		// The package returns the maximum for all that lies beyond it.
		const distance = isSwapped(asked, term) ? 1 : leven(asked, term, { maxDistance: maximum + 1 });
		if (distance <= maximum) found.push({ term, distance });
	}
	return found;
}

/** Whether two neighbouring letters have changed places, and nothing else. */
function isSwapped(asked: string, term: string): boolean {
	let at = 0;
	while (at < asked.length && asked[at] === term[at]) at++;
	const swapped = `${asked.slice(0, at)}${asked.slice(at + 1, at + 2)}${asked.slice(at, at + 1)}${asked.slice(at + 2)}`;
	return term !== asked && swapped === term;
}
