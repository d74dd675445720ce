/** What the files of terms and those of descriptions hold. */
import type { DescriptionFile, Occurrences, TermFile } from '../../../search/index-files.ts';
import { packAscending } from '../../../search/packed-numbers.ts';
import type { CollectedTerms } from './collect-terms.ts';
import { JsonEntries, type JsonEntry } from './json-entries.ts';
import type { PlacesByTerm } from './places.ts';

const lists: readonly (keyof TermFile)[] = ['terms', 'names', 'categories', 'synonyms'];
const descriptionLists: readonly (keyof DescriptionFile)[] = ['terms'];

export function termEntries(
	{ terms, places, names, categories }: CollectedTerms,
	synonyms: ReadonlyMap<string, readonly string[]>,
): JsonEntries {
	const keyed = (list: keyof TermFile, products: ReadonlyMap<string, readonly number[]>): JsonEntry[] =>
		Array.from(products, ([key, own]) => ({ key, list, json: `[${JSON.stringify(key)},"${packAscending(own)}"]` }));
	return new JsonEntries(lists, [
		...placedTerms(terms, places),
		...keyed('names', names),
		...keyed('categories', categories),
		...Array.from(synonyms, ([key, others]): JsonEntry => {
			return { key, list: 'synonyms', json: JSON.stringify([key, ...others]) };
		}),
	]);
}

export const descriptionEntries = ({ terms, described }: CollectedTerms): JsonEntries =>
	new JsonEntries(descriptionLists, placedTerms(terms, described));

function placedTerms(terms: readonly string[], places: PlacesByTerm): JsonEntry[] {
	return terms.flatMap((key, number): JsonEntry[] => {
		const own = places.packed(number);
		return own.length === 0 ? [] : [{ key, list: 'terms', json: `[${JSON.stringify(key)},${own.map(jsonOf).join()}]` }];
	});
}

const jsonOf = ([field, ...packed]: Occurrences): string => `[${field},"${packed.join('","')}"]`;
