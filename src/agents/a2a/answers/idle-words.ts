/** Other words beside a question for places of weeks: `who came last, the poor thing?` */

import type { Reading } from '../grammar/reading.ts';
import type { Token } from '../grammar/tokens.ts';
import { isGeneralWord } from '../grammar/words/general-words.ts';
import { englishTopic } from '../grammar/words/german-topics.ts';
import { knownProductIn } from '../grammar/words/known-products.ts';
import type { Context } from './context.ts';
import { rowsMatching } from './matching-rows.ts';

const maximumWords = 6;

/**
 * Without the words that no product is chosen by, where a sentence asks for places otherwise. A word stays that stands in
 * the name, the tagline or a category of any product, or that is written as a name.
 */
export async function withoutIdleWords(
	context: Context,
): Promise<{ readonly reading: Reading; readonly unused: readonly Token[] }> {
	const { reading } = context;
	const { rest, signs, places, products, content } = reading;
	const isPlaced = places !== undefined || signs.has('lead') || signs.has('board');
	const isOther = products.length > 0 || rest.length === 0 || rest.length > maximumWords;
	if (!isPlaced || isOther || knownProductIn(content.map(({ key }) => key))) return { reading, unused: [] };
	for (const { key, written } of rest) {
		if (isGeneralWord(key)) continue;
		if (/^\p{Lu}\p{Ll}/u.test(written) || /^\d/.test(key)) return { reading, unused: [] };
		const topic = englishTopic(key);
		const found = await rowsMatching(context, topic ?? written.toLowerCase(), false);
		if (topic !== undefined || [...found.values()].some(Boolean)) return { reading, unused: [] };
	}
	return { reading: { ...reading, rest: [], content: content.filter((own) => !rest.includes(own)) }, unused: rest };
}
