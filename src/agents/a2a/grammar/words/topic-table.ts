/** Tables of words with the words that makers write instead. */
import { wordKey } from '../tokens.ts';

/** @param entries - A word and others with `_` for spaces, such as `ovens=kitchen_stoves`, between blanks. */
export const topicTable = (entries: string): ReadonlyMap<string, string> =>
	new Map(
		entries
			.trim()
			.split(/\s+/)
			.map((entry) => entry.split('='))
			.map(([word = '', others = '']) => [wordKey(word), others.replaceAll('_', ' ')]),
	);
