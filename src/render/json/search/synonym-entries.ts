/** The list of synonyms as searches look them up: each phrase with the others of its lists. */
import { queryTerms } from '../../../search/stages.ts';

/** @param lists - Of words and phrases that mean the same. Each phrase has the terms that a query of it has. */
export function synonymsByPhrase(lists: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
	const found = new Map<string, Set<string>>();
	for (const list of lists) {
		const phrases = list.map((phrase) => queryTerms(phrase).join(' '));
		for (const phrase of phrases) {
			const others = found.get(phrase) ?? new Set();
			found.set(phrase, others);
			for (const other of phrases) if (other !== phrase) others.add(other);
		}
	}
	return new Map(Array.from(found, ([phrase, others]) => [phrase, [...others]]));
}
