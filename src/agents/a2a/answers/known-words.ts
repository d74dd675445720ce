/** Whether any product has a word: in its name, its tagline, its categories or its description. */

import { matchedDescriptions, matchedTerms } from '../../../search/matched-terms.ts';
import { editDistance } from '../../../search/stages.ts';
import { synonymsIn } from '../../../search/synonyms.ts';
import { termsOf } from '../../../search/terms.ts';
import { searchIndex } from '../../search-index.ts';
import type { AgentSite } from '../../site.ts';

/** Those of the words that some product has, in their order; all of them on a site without search. */
export async function knownWords(words: readonly string[], site: AgentSite): Promise<readonly string[]> {
	const known = await Promise.all(words.map((word) => isKnown(word, site)));
	return words.filter((_, at) => known[at]);
}

async function isKnown(word: string, site: AgentSite): Promise<boolean> {
	const reader = await searchIndex(site);
	const head = await reader.head();
	const terms = termsOf(word);
	const [term = ''] = terms;
	if (!head || terms.length > 1) return true;
	const exactly = { term, prefix: false, distance: 0 };
	if ((await matchedTerms(reader, head, exactly)).length > 0) return true;
	if ((await synonymsIn(reader, head, terms)).length > 0) return true;
	if ((await matchedDescriptions(reader, head, term)).length > 0) return true;
	return (await matchedTerms(reader, head, { ...exactly, distance: editDistance(term) })).length > 0;
}
