/**
 * The words of descriptions: a second file of the search, because it would be most of the index. A query needs it when it
 * finds little without.
 */
import type { SearchLanguage } from './search-language.ts';
import { termsOf } from './terms.ts';

/** The published file. */
export interface DescriptionsFile {
	/**
	 * Rows of products by the stems of words that their descriptions have and their other texts do not. Each row but the first is
	 * written as its distance from the one before.
	 */
	readonly stems: Readonly<Record<string, readonly number[]>>;
}

interface DescribedProduct {
	readonly description: string;
	/** The texts that the index has. */
	readonly indexed: string;
}

/** @param products - In the order of the index. */
export function descriptionsOf(
	products: readonly DescribedProduct[],
	{ stem, commonWords }: SearchLanguage,
): DescriptionsFile {
	const byStem = new Map<string, Rows>();
	// Each word is stemmed once for all texts.
	const byTerm = new Map<string, Rows | undefined>();
	const rowsOf = (term: string): Rows | undefined => {
		if (byTerm.has(term)) return byTerm.get(term);
		const key = term.length === 1 || commonWords.has(term) ? undefined : stem(term);
		const rows = key === undefined ? undefined : (byStem.get(key) ?? { last: 0, seen: -1, gaps: [] });
		if (key !== undefined && rows) byStem.set(key, rows);
		byTerm.set(term, rows);
		return rows;
	};
	for (const [row, { description, indexed }] of products.entries()) {
		for (const term of termsOf(indexed)) {
			const rows = rowsOf(term);
			if (rows) rows.seen = row;
		}
		for (const term of termsOf(description)) {
			const rows = rowsOf(term);
			if (!rows || rows.seen === row) continue;
			rows.gaps.push(row - rows.last);
			rows.last = row;
			rows.seen = row;
		}
	}
	const sorted = Array.from(byStem, ([key, { gaps }]) => [key, gaps] as const).filter(([, gaps]) => gaps.length > 0);
	return { stems: Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The products of a stem, as the file has them. */
interface Rows {
	readonly gaps: number[];
	/** The last of them. */
	last: number;
	/** The last product with the stem in any text. */
	seen: number;
}

/** The shortest beginning of a word that is looked for. */
const shortestBeginning = 4;

/** Gives the rows of products whose description has a word, or else one that begins so. */
export type DescriptionSearch = (word: string) => number[];

export function descriptionSearch(
	{ stems }: DescriptionsFile,
	{ stem, hasCompounds }: SearchLanguage,
): DescriptionSearch {
	const rowsByStem = new Map(Object.entries(stems));
	const rowsOf = (own: readonly string[]): number[] => [
		...new Set(
			own.flatMap((one) => {
				let row = 0;
				return rowsByStem.get(one)?.map((gap) => (row += gap)) ?? [];
			}),
		),
	];
	const keys = [...rowsByStem.keys()];
	return (word) => {
		const wanted = stem(word);
		const isLong = wanted.length >= shortestBeginning;
		const whole = rowsOf(hasCompounds && isLong ? keys.filter((key) => key.endsWith(wanted)) : [wanted]);
		if (whole.length > 0 || word.length < shortestBeginning) return whole;
		const beginning = hasCompounds && isLong ? wanted : word;
		return rowsOf(keys.filter((key) => key.startsWith(beginning)));
	};
}
