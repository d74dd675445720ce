/** Products that are left out for a word that they have: `chess games, but nothing with dragons`. */
import { englishTopic } from '../grammar/words/german-topics.ts';
import type { Context } from './context.ts';
import { rowsMatching } from './matching-rows.ts';

/** Words of one sentence that products are left out for. */
const maximumWords = 3;

/** @returns By each word the rows of products that have it in more than their descriptions. */
export async function rowsOfExcludedWords(context: Context): Promise<ReadonlyMap<string, readonly number[]>> {
	const found = new Map<string, readonly number[]>();
	for (const { written, key } of context.reading.excludedWords.slice(0, maximumWords)) {
		const rows = await rowsMatching(context, englishTopic(key) ?? written);
		found.set(
			written,
			[...rows].flatMap(([row, isNear]) => (isNear ? [row] : [])),
		);
	}
	return found;
}
