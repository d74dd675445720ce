/** What readers may write instead of words of a query, as editors have listed it. */
import type { SearchHead, TermFile } from './index-files.ts';
import type { IndexReader } from './index-reader.ts';
import { rangeOf } from './key-ranges.ts';

export interface Synonyms {
	/** Places of the words that they stand for, from the first to behind the last. */
	readonly from: number;
	readonly end: number;
	/** Each a list of terms, all of which have to be there. */
	readonly phrases: readonly (readonly string[])[];
}

/** Of any part of a query: scripts without spaces have a term for each character of a phrase. */
export async function synonymsIn(
	reader: IndexReader,
	head: SearchHead,
	terms: readonly string[],
): Promise<readonly Synonyms[]> {
	const places = terms.flatMap((_, from) =>
		Array.from({ length: terms.length - from }, (_, more) => ({ from, end: from + more + 1 })),
	);
	const found = await Promise.all(
		places.map(async ({ from, end }) => {
			const phrases = await synonymsOf(reader, head, terms.slice(from, end).join(' '));
			return { from, end, phrases };
		}),
	);
	return found.filter(({ phrases }) => phrases.length > 0);
}

async function synonymsOf(reader: IndexReader, head: SearchHead, phrase: string): Promise<string[][]> {
	const [file] = await reader.ranges<TermFile>(rangeOf(head.terms, phrase));
	const [, ...others] = file?.synonyms.find(([own]) => own === phrase) ?? [phrase];
	return others.map((other) => other.split(' '));
}
