/**
 * What a later ranking needs, as sketches over the files as they are: parts of words, words that are written together or
 * apart, and popularity. None of them is a feature; they show that the format carries them.
 */
import type { Catalog } from '../../src/catalog/catalog.ts';
import { groupsOf } from '../../src/render/json/search/number-products.ts';
import { groupCapacity, type InfixFile, type SearchHead } from '../../src/search/index-files.ts';
import type { IndexReader } from '../../src/search/index-reader.ts';
import { rangesOfPrefix } from '../../src/search/key-ranges.ts';
import { matchedTerms } from '../../src/search/matched-terms.ts';
import { packNumbers } from '../../src/search/packed-numbers.ts';
import { queryTerms } from '../../src/search/stages.ts';

/** Terms that hold a part: `shark` is in `wireshark`. */
export async function termsWith(reader: IndexReader, head: SearchHead, part: string): Promise<string[]> {
	const files = await reader.ranges<InfixFile>(rangesOfPrefix(head.infixes, part));
	return [...new Set(files.flat())].filter((term) => term.includes(part)).sort();
}

const isTerm = async (reader: IndexReader, head: SearchHead, term: string): Promise<boolean> =>
	(await matchedTerms(reader, head, { term, prefix: false, distance: 0 })).length > 0;

/** Neighbours in a query that are one term of the index: `key board` is `keyboard`. */
export async function joinedWords(reader: IndexReader, head: SearchHead, query: string): Promise<string[]> {
	const terms = queryTerms(query);
	const joined = terms.slice(1).map((term, at) => `${terms[at]}${term}`);
	const known = await Promise.all(joined.map((term) => isTerm(reader, head, term)));
	return joined.filter((_, at) => known[at]);
}

/** Two terms of the index that are a word together: `keyboard` is `key` and `board`. */
export async function splitWord(reader: IndexReader, head: SearchHead, word: string): Promise<[string, string][]> {
	const places = Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => at + 2);
	const found: [string, string][] = [];
	for (const place of places) {
		const [left, right] = [word.slice(0, place), word.slice(place)];
		// The right part is looked for only where there is a left one.
		if ((await isTerm(reader, head, left)) && (await isTerm(reader, head, right))) found.push([left, right]);
	}
	return found;
}

/** A character for each number of a product: its votes in 16 steps. A file beside the head, since votes change weekly. */
export function popularity({ products }: Pick<Catalog, 'products'>): string {
	return groupsOf(products)
		.map(({ numbered }) =>
			Array.from({ length: groupCapacity }, (_, place) => {
				const { votes = 0 } = numbered[place] ?? {};
				return packNumbers([Math.min(15, Math.floor(Math.log2(votes + 1)))]);
			}).join(''),
		)
		.join('');
}
