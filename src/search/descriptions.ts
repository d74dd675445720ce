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
export function descriptionsOf(products: readonly DescribedProduct[], language: SearchLanguage): DescriptionsFile {
	const rows = new Map<string, number[]>();
	const stemsOf = stemmer(language);
	for (const [row, { description, indexed }] of products.entries()) {
		const known = new Set(stemsOf(indexed));
		for (const stem of stemsOf(description)) {
			if (known.has(stem)) continue;
			known.add(stem);
			const own = rows.get(stem);
			if (own) own.push(row);
			else rows.set(stem, [row]);
		}
	}
	const gaps = (own: readonly number[]) => own.map((row, index) => row - (own[index - 1] ?? 0));
	const sorted = Array.from(rows).sort(([a], [b]) => (a < b ? -1 : 1));
	return { stems: Object.fromEntries(sorted.map(([stem, own]) => [stem, gaps(own)])) };
}

/** Gives the stems of the words of a text. Each word is stemmed once for all texts. */
function stemmer({ stem, commonWords }: SearchLanguage): (text: string) => string[] {
	const known = new Map<string, readonly string[]>();
	const stemsOf = (term: string) => (term.length === 1 || commonWords.has(term) ? [] : [stem(term)]);
	return (text) =>
		termsOf(text).flatMap((term) => {
			const stems = known.get(term) ?? stemsOf(term);
			known.set(term, stems);
			return stems;
		});
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
