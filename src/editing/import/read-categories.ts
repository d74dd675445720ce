import { toList } from './convert-value.ts';
import type { ImportVocabulary } from './vocabulary.ts';

/**
 * The categories that cells name, each by itself or several in one.
 *
 * @param fallback - Slug of the category of a row that names none.
 */
export function readCategories(
	cells: readonly unknown[],
	vocabulary: ImportVocabulary,
	fallback: string | undefined,
	reject: (message: string) => void,
): readonly string[] | undefined {
	const slugs = new Set<string>();
	for (const text of cells.flatMap((cell) => namesIn(cell, vocabulary))) {
		const found = vocabulary.category(text);
		if ('slug' in found) slugs.add(found.slug);
		else reject(found.message);
	}
	if (slugs.size > 0) return [...slugs];
	return fallback === undefined ? undefined : [fallback];
}

function namesIn(cell: unknown, vocabulary: ImportVocabulary): readonly string[] {
	if (typeof cell === 'string' && vocabulary.hasCategory(cell.trim())) return [cell.trim()];
	return toList(cell).flatMap((text) => {
		// `/data/products.csv` separates slugs by spaces.
		const words = text.split(/\s+/);
		return words.every((word) => vocabulary.hasCategory(word)) ? words : [text];
	});
}
