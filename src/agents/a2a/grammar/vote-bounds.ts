/** Finds bounds of votes: `more than 100 votes`, `mindestens 50 Stimmen`. */
import type { VoteBounds } from './reading.ts';
import { type Token, wordKey } from './tokens.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(wordKey));
const voteWords = setOf('vote votes upvotes stimmen stimme');
const more = setOf('more over above mehr über');
const atLeast = setOf('least mindestens minimum');
const fewer = setOf('fewer less under below weniger unter');

export interface FoundBounds {
	readonly bounds: VoteBounds;
	/** Tokens that it is made of. */
	readonly used: readonly number[];
}

export function findVoteBounds(tokens: readonly Token[]): FoundBounds | undefined {
	const at = tokens.findIndex(({ key }, index) => /^\d{1,9}$/.test(key) && voteWords.has(tokens[index + 1]?.key ?? ''));
	const before = tokens.slice(Math.max(0, at - 2), Math.max(0, at)).map(({ key }) => key);
	const number = Number(tokens[at]?.key);
	const used = [at - 2, at - 1, at, at + 1].filter((index) => index >= at || bounding.has(tokens[index]?.key ?? ''));
	const isOf = (words: ReadonlySet<string>): boolean => before.some((key) => words.has(key));
	if (at < 0) return undefined;
	if (isOf(atLeast)) return { bounds: { least: number, most: Number.MAX_SAFE_INTEGER }, used };
	if (isOf(more)) return { bounds: { least: number + 1, most: Number.MAX_SAFE_INTEGER }, used };
	return isOf(fewer) ? { bounds: { least: 0, most: number - 1 }, used } : undefined;
}

const bounding = new Set([...more, ...atLeast, ...fewer, 'than', 'als', 'at']);
