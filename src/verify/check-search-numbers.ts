/** Agents filter what a search finds by the numbers of products, so that these are those of the index. */
import type { PublishedFiles } from './published-files.ts';
import { arrayOf, type StoredProduct } from './search-index.ts';
import type { Report } from './violation.ts';

const namesFile = '/data/names.json';
const facetsFile = '/data/facets.json';

export function checkSearchNumbers(files: PublishedFiles, stored: readonly StoredProduct[], report: Report): void {
	const numbers = arrayOf(Object(Object(files.json(facetsFile, report)).columns).search_number);
	const rowOf = new Map(arrayOf<[string]>(files.json(namesFile, report)).map(([slug], row) => [slug, row]));
	for (const { slug, number } of stored) {
		const row = rowOf.get(slug);
		if (row === undefined || numbers[row] === undefined || numbers[row] === number) continue;
		const pointer = `/columns/search_number/${row}`;
		report({ file: facetsFile, pointer, message: `is not ${number}, the number of \`${slug}\` in the search index.` });
	}
}
