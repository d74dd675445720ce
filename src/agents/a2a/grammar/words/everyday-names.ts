/** Names of products that are words of everyday life: behind `no` they are hardly meant: `a map for places with no signal`. */
import { type Token, wordSet } from '../tokens.ts';

const names: ReadonlySet<string> = wordSet(
	'signal go love age element things scratch rust git phoenix mumble light budget astro julia zoom slack word notes photos mail maps notion drive teams',
);
const negatives: ReadonlySet<string> = wordSet('no without kein keine keinen keinerlei ohne any');

export const isEverydayWord = (tokens: readonly Token[], at: number): boolean => {
	const { key = '', written = '' } = tokens[at] ?? {};
	return names.has(key) && /^\p{Ll}/u.test(written) && negatives.has(tokens[at - 1]?.key ?? '');
};
