/** Categories that a search leads to. */
import type { SearchLanguage } from './search-language.ts';
import { termsOf } from './terms.ts';

/** A category as the search index has it. */
export interface IndexedCategory {
	readonly slug: string;
	readonly name: string;
}

/** How many categories are found. More would push products out of sight. */
const most = 3;
/** How many letters of an unfinished word are enough. */
const shortestBeginning = 3;

/**
 * Categories whose names have all words of a query, the last one perhaps unfinished, or no words beside these. Those with the
 * fewest other words come first.
 */
export function findCategories(
	query: string,
	categories: readonly IndexedCategory[],
	{ stem, commonWords }: SearchLanguage,
): IndexedCategory[] {
	const telling = (text: string): string[] => termsOf(text).filter((word) => !commonWords.has(word));
	const words = telling(query);
	const stems = new Set(words.map(stem));
	const last = words.at(-1) ?? '';
	const found = categories.flatMap((category) => {
		const own = telling(category.name);
		const ownStems = new Set(own.map(stem));
		const isBegun = last.length >= shortestBeginning && own.some((word) => word.startsWith(last));
		const holdsAll = words.every((word, at) => ownStems.has(stem(word)) || (isBegun && at === words.length - 1));
		const isHeld = own.length > 0 && [...ownStems].every((word) => stems.has(word));
		return words.length > 0 && (holdsAll || isHeld) ? [{ category, length: ownStems.size }] : [];
	});
	return found
		.toSorted((a, b) => a.length - b.length)
		.slice(0, most)
		.map(({ category }) => category);
}
