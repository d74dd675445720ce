import { catalogWords } from '../../src/agents/a2a/grammar/catalog-words.ts';
import { readSentence } from '../../src/agents/a2a/grammar/read-sentence.ts';
import type { Reading } from '../../src/agents/a2a/grammar/reading.ts';
import { correctSpelling } from '../../src/agents/a2a/grammar/spelling.ts';
import { tokensOf } from '../../src/agents/a2a/grammar/tokens.ts';
import { sentenceSite } from './sentence-site.ts';

const { site } = sentenceSite();

/** A sentence as it is read with the catalog of `sentenceSite`. */
export async function readingOf(sentence: string): Promise<Reading> {
	const words = await catalogWords(site);
	const { tokens, products } = await correctSpelling(tokensOf(sentence), words, site);
	return readSentence(tokens, words, products);
}
