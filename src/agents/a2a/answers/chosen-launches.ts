/** Launches of the products that a sentence asks for, in the weeks and on the places that it names. */
import { lastPlaces } from '../../last-places.ts';
import { type Place, placesOf } from '../../product-table.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import { type Choice, choose, isAt } from './choose.ts';

export interface ChosenLaunch {
	readonly row: number;
	readonly place: Place;
}

export function chosenLaunches(words: CatalogWords, choice: Choice): readonly ChosenLaunch[] {
	const weeks = choice.weeks && new Set(choice.weeks);
	const lasts = choice.places?.isLast ? lastPlaces(words.table) : undefined;
	return choose(words, choice).flatMap(({ row }) =>
		placesOf(words.table, row)
			.filter((place) => (weeks?.has(place.launch_period) ?? true) && isAt(place, choice.places, lasts))
			.map((place) => ({ row, place })),
	);
}
