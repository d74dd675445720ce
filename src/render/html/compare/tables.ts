/** What the pages of saved and of compared products, and of long weeks, read of the tables that programs filter products by. */
import type { Vocabulary } from '../../../content/schemas/vocabulary.ts';
import { type Facets, launchNumbers, type OwnFieldsFile } from '../../../contract/data-files.ts';
import * as at from '../../../urls/paths.ts';

type Names = readonly (readonly [slug: string, name: string])[];

const { length: width } = launchNumbers;

export async function openTables() {
	const [names, facets, { categories, pricing_models }] = await Promise.all([
		readJson<Names>(at.namesFile),
		readJson<Facets>(at.facetsFile),
		readJson<Vocabulary>(at.vocabularyFile),
	]);
	const words = new Map([...categories, ...pricing_models].map(({ slug, name }) => [slug, name]));
	return {
		/** Every product in name order. */
		names,
		/** Reads the board's own fields. */
		readOwn: async (): Promise<OwnFieldsFile> =>
			facets.own_fields ? readJson<OwnFieldsFile>(at.ownFieldsFile) : { fields: [], columns: {} },
		/** The name of a category or of a pricing model. */
		nameOf: (slug: string): string => words.get(slug) ?? slug,
		/** The products of a week that has places, the first place first. */
		placesIn(week: string) {
			const period = facets.launch_periods.indexOf(week);
			const places = names.flatMap(([, name], row) => {
				const numbers = facets.columns.launch_numbers[row] ?? [];
				const from = numbers.findIndex((number, index) => index % width === 0 && number === period);
				return from < 0 ? [] : { name, position: numbers[from + 1] ?? 0 };
			});
			return places.toSorted((a, b) => a.position - b.position);
		},
		/** The launch in the open week, if there is one, and the one with the best place, of equal ones a final one, then the newest. */
		launchesOf(slug: string) {
			const numbers = facets.columns.launch_numbers[names.findIndex(([own]) => own === slug)] ?? [];
			const launches = Array.from({ length: numbers.length / width }, (_, index) => {
				const [week = 0, position = 0, , , score = 0] = numbers.slice(width * index);
				const launch_period = { slug: facets.launch_periods[week] ?? '' };
				return { launch_period, isOpen: week < facets.active_periods, position, score };
			});
			const placed = launches.filter(({ position }) => position > 0);
			const [best] = placed.toSorted((a, b) => a.position - b.position || Number(a.isOpen) - Number(b.isOpen));
			return { open: launches.find(({ isOpen }) => isOpen), best };
		},
	};
}

/** @returns The JSON at a path; an empty object where there is nothing. */
export async function readJson<Body>(path: string): Promise<Body> {
	const response = await fetch(path);
	if (response.status === 404) return {} as Body;
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.json();
}
