/** Products whose names are what was written, or begin so, however their words are joined. */
import type { SearchHead, TermFile } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangesOfPrefix } from './key-ranges.ts';
import { unpackAscending } from './packed-numbers.ts';
import { joinedKey } from './terms.ts';

/** What a product gets for each word of a query that its name is or begins with. */
export const nameBonus = 1;

export interface NameMatches {
	/** Products of this name but for case, accents and spaces. */
	readonly same: ReadonlySet<number>;
	/** Other products whose names begin so. */
	readonly longer: ReadonlySet<number>;
}

export async function nameMatches(reader: IndexReader, head: SearchHead, query: string): Promise<NameMatches> {
	const wanted = joinedKey(query);
	const [same, longer] = [new Set<number>(), new Set<number>()];
	const files = await reader.ranges<TermFile>(rangesOfPrefix(head.terms, wanted));
	for (const { names } of files) {
		for (const [key, products] of names) {
			if (!key.startsWith(wanted)) continue;
			for (const product of unpackAscending(products)) (key === wanted ? same : longer).add(product);
		}
	}
	return { same, longer };
}
