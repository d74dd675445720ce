/** Products that are left out for a word that they have: `chess games, but nothing with dragons`. */
import { findForAgents } from '../../search.ts';
import { englishTopic } from '../grammar/german-topics.ts';
import type { Context } from './context.ts';

/** Words of one sentence that products are left out for. */
const maximumWords = 3;

/** @returns Rows of products by the word that they have. */
export async function rowsOfExcludedWords({ reading, words, site }: Context): Promise<ReadonlyMap<string, readonly number[]>> {
	const found = new Map<string, readonly number[]>();
	for (const { written, key } of reading.excludedWords.slice(0, maximumWords)) {
		const rows: number[] = [];
		const includes = (row: number): boolean => {
			rows.push(row);
			return false;
		};
		const selection = { table: words.table, filters: {}, includes };
		const query = { words: englishTopic(key) ?? written, selection, allowed: ['all_words'] as const };
		await findForAgents(site, query, { page: 1, perPage: 1 });
		found.set(written, rows);
	}
	return found;
}
