/** Finds what says in two words that something is new: `never been on the board before`. */
import { type Token, wordSet } from '../tokens.ts';

const never = wordSet('never nie niemals noch');
const before = wordSet('before vorher zuvor bisher');
const maximumBetween = 8;

/** Places of both words. */
export function findNeverBefore(tokens: readonly Token[]): readonly number[] {
	const from = tokens.findIndex(({ key }, at) => never.has(key) && (key !== 'noch' || tokens[at + 1]?.key === 'nie'));
	const end = tokens.findIndex(({ key }, at) => at > from && at <= from + maximumBetween && before.has(key));
	if (from < 0 || end < 0) return [];
	return tokens[from]?.key === 'noch' ? [from, from + 1, end] : [from, end];
}
