/** Which words of a query are read, so that no query reads most of the index. */
import type { SearchHead } from './index-files.ts';
import { wordRanges } from './matched-terms.ts';
import type { AskedTerm } from './stages.ts';

/** A beginning that is written behind other words narrows what they find once it reads no more than that, in 1,024 characters. */
const broadSize = 64;

const isShort = (term: string): boolean => [...term].length <= 2;

const sizeOf = (head: SearchHead, term: AskedTerm): number =>
	wordRanges(head.terms, term).reduce((sum, [, , size]) => sum + size, 0);

/** One or two letters behind other words are the beginning of one that is being written: until then, they stand for themselves. */
export function withoutBroadEnd(head: SearchHead, asked: readonly AskedTerm[]): AskedTerm[] {
	const last = asked.at(-1);
	const others = asked.slice(0, -1);
	if (!last?.prefix || !isShort(last.term) || !others.some(({ role }) => role === 'needed')) return [...asked];
	return sizeOf(head, last) <= broadSize ? [...asked] : [...others, { ...last, prefix: false, role: 'welcome' }];
}

/** The terms that are read, from the rarest on: at least one, and as many as fit. */
export function affordable(
	head: SearchHead,
	asked: readonly AskedTerm[],
	maximumSize = Number.POSITIVE_INFINITY,
): AskedTerm[] {
	const rarestFirst = asked.map((term) => ({ term, size: sizeOf(head, term) })).sort((a, b) => a.size - b.size);
	let sum = 0;
	const kept = new Set(
		rarestFirst.flatMap(({ term, size }, at) => {
			sum += size;
			return at === 0 || sum <= maximumSize ? [term] : [];
		}),
	);
	return asked.filter((term) => term.role === 'common' || kept.has(term));
}
