/** Answers a sentence: its words are read by a grammar over the words of the catalog, and the first rule that fits answers. */
import type { OperationResult } from '../operations/operation.ts';
import type { AgentSite } from '../site.ts';
import { catalogWords } from './grammar/catalog-words.ts';
import { readSentence } from './grammar/read-sentence.ts';
import { correctSpelling } from './grammar/spelling.ts';
import { tokensOf } from './grammar/tokens.ts';
import { findWebsites } from './grammar/websites.ts';
import { ruleFor } from './rules/rules.ts';

export async function answerSentence(sentence: string, site: AgentSite): Promise<OperationResult> {
	const words = await catalogWords(site);
	const websites = await findWebsites(sentence, words, site);
	const { tokens, products } = await correctSpelling(tokensOf(sentence), words, site, websites);
	const reading = readSentence(tokens, words, products);
	return ruleFor(reading).answer({ reading, words, site });
}
