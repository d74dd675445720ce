/** Chooses products by everything that a sentence asks of them. */
import { millisecondsPerDay } from '../../../contract/facets.ts';
import { lastPlaces } from '../../last-places.ts';
import { type Place, type ProductTable, placesOf } from '../../product-table.ts';
import type { CatalogWords } from '../grammar/catalog-words.ts';
import type { Price } from '../grammar/prices.ts';
import type { Asked, Places, VoteBounds } from '../grammar/reading.ts';

/** The first and the last day. */
export interface DaySpan {
	readonly since: string;
	readonly until: string;
}

export interface Choice {
	/** Slugs. */
	readonly categories: readonly string[];
	readonly prices: readonly Asked<Price>[];
	/** Slug. */
	readonly maker?: string | undefined;
	/** Slugs of others, one of which is as good. */
	readonly otherMakers?: readonly string[];
	/** Whether one of the categories is enough. */
	readonly isAnyCategory?: boolean;
	/** Slugs of weeks, in one of which it was launched. */
	readonly weeks?: readonly string[] | undefined;
	readonly places?: Places | undefined;
	/** Whether each of the weeks is needed. */
	readonly isInAllWeeks?: boolean;
	/** Slugs. */
	readonly excludedCategories?: readonly string[];
	readonly excludedMakers?: readonly string[];
	/** Positions that a product must not have had in the weeks, or in any. */
	readonly excludedPlaces?: Places | undefined;
	readonly votes?: VoteBounds | undefined;
	/** Whether only those that were never launched, or that have no pricing model. */
	readonly isUnlaunched?: boolean;
	readonly isUnpriced?: boolean;
	readonly excludedRows: readonly number[];
	/** Words for which some of these rows are left out. */
	readonly excludedWords?: readonly string[];
	/** Words for which no product could be left out. */
	readonly uselessWords?: readonly string[];
	/** Days, `YYYY-MM-DD`, between which it was first launched. */
	readonly firstLaunched?: DaySpan | undefined;
}

export interface Chosen {
	readonly row: number;
	/** The best one of those that were asked for. */
	readonly place: Place | undefined;
}

export type Order = 'name' | 'price' | 'best_place' | 'most_votes' | 'fewest_votes' | 'newest' | 'oldest';

export function choose({ table, vocabulary }: CatalogWords, choice: Choice): Chosen[] {
	const { columns } = table;
	const categories = choice.categories.map((slug) => table.categories.indexOf(slug));
	const excluded = (choice.excludedCategories ?? []).map((slug) => table.categories.indexOf(slug));
	const makers = [choice.maker, ...(choice.otherMakers ?? [])].map((own) =>
		table.makers.findIndex(([slug]) => slug === own),
	);
	const excludedMakers = (choice.excludedMakers ?? []).map((slug) => table.makers.findIndex(([own]) => own === slug));
	const free = new Set(vocabulary.pricing_models.flatMap(({ slug, free }) => (free ? [slug] : [])));
	const weeks = choice.weeks && new Set(choice.weeks);
	const lasts = choice.places?.isLast ? lastPlaces(table) : undefined;
	const chosen: Chosen[] = [];
	for (const row of table.slugs.keys()) {
		if (choice.excludedRows.includes(row)) continue;
		const isIn = (index: number): boolean => columns.categories[row]?.includes(index) === true;
		if (choice.isAnyCategory ? !categories.some(isIn) : !categories.every(isIn)) continue;
		if (excluded.some((index) => columns.categories[row]?.includes(index))) continue;
		if (choice.maker !== undefined && !makers.includes(columns.maker[row] ?? -1)) continue;
		if (choice.firstLaunched && !isBetween(columns.first_launched_on[row] ?? -1, choice.firstLaunched)) continue;
		if (choice.isUnlaunched && (columns.launches[row] ?? []).length > 0) continue;
		if (choice.isUnpriced && (columns.pricing_model[row] ?? -1) >= 0) continue;
		if (excludedMakers.includes(columns.maker[row] ?? -1)) continue;
		if (!hasPrice(table.pricing_models[columns.pricing_model[row] ?? -1], choice.prices, free)) continue;
		const inWeeks = weeks || choice.places || choice.excludedPlaces ? placesOf(table, row) : [];
		const own = inWeeks.filter(({ launch_period }) => weeks?.has(launch_period) ?? true);
		if (choice.isInAllWeeks && own.length < (weeks?.size ?? 0)) continue;
		const { excludedPlaces } = choice;
		if (excludedPlaces && (own.length === 0 || own.some((place) => isAt(place, excludedPlaces)))) continue;
		if (!weeks && !choice.places) {
			chosen.push({ row, place: undefined });
			continue;
		}
		const [place] = own
			.filter((one) => isAt(one, choice.places, lasts))
			.sort((a, b) => a.position - b.position || b.votes - a.votes);
		if (place) chosen.push({ row, place });
	}
	const { least, most } = choice.votes ?? { least: 0, most: Number.MAX_SAFE_INTEGER };
	return chosen.filter(({ row, place }) => {
		const votes = place?.votes ?? columns.votes[row] ?? 0;
		return least <= votes && votes <= most;
	});
}

const isBetween = (day: number, { since, until }: DaySpan): boolean =>
	Date.parse(since) <= day * millisecondsPerDay && day * millisecondsPerDay <= Date.parse(until);

function hasPrice(model: string | undefined, prices: readonly Asked<Price>[], free: ReadonlySet<string>): boolean {
	const fits = ({ value }: Asked<Price>): boolean => {
		return 'model' in value ? value.model === model : value.free === free.has(model ?? '');
	};
	const asked = prices.filter(({ isExcluded }) => !isExcluded);
	// Of a product without a model nothing is known, neither what it costs nor what it does not.
	if (prices.length > 0 && model === undefined) return false;
	return (asked.length === 0 || asked.some(fits)) && !prices.some((own) => own.isExcluded && fits(own));
}

/** @param lasts - By weeks, where the last place is meant. */
export function isAt(
	{ launch_period, position }: Place,
	places: Places | undefined,
	lasts?: ReadonlyMap<string, number>,
) {
	if (!places) return true;
	if (lasts) return position === lasts.get(launch_period);
	return places.from <= position && position <= places.to;
}

/** Those that cost nothing first, then those that do so in part: a model is all that is known of a price. */
export function byPrice({ table, vocabulary }: CatalogWords, chosen: readonly Chosen[]): readonly Chosen[] {
	const rankOf = ({ row }: Chosen): number => {
		const slug = table.pricing_models[table.columns.pricing_model[row] ?? -1];
		const model = vocabulary.pricing_models.find((own) => own.slug === slug);
		if (!model) return 3;
		return model.free ? 0 : /\bfree\b/i.test(model.name) ? 1 : 2;
	};
	return chosen.toSorted((a, b) => rankOf(a) - rankOf(b));
}

/** Votes count those of the place that was asked for, where one was. */
export function inOrder({ columns }: ProductTable, chosen: readonly Chosen[], order: Order): readonly Chosen[] {
	if (order === 'name') return chosen;
	if (order === 'newest' || order === 'oldest') return inOrderOfDays(columns, chosen, order);
	if (order === 'price') return chosen;
	if (order === 'best_place') {
		const position = ({ place }: Chosen): number => place?.position ?? Number.MAX_SAFE_INTEGER;
		return chosen.toSorted((a, b) => position(a) - position(b) || a.row - b.row);
	}
	const votes = ({ row, place }: Chosen): number => place?.votes ?? columns.votes[row] ?? 0;
	const compare: Readonly<Record<'most_votes' | 'fewest_votes', (a: Chosen, b: Chosen) => number>> = {
		most_votes: (a, b) => votes(b) - votes(a),
		fewest_votes: (a, b) => votes(a) - votes(b),
	};
	return chosen.toSorted((a, b) => compare[order](a, b) || a.row - b.row);
}

/** Only those that have been launched. */
function inOrderOfDays(
	{ first_launched_on }: ProductTable['columns'],
	chosen: readonly Chosen[],
	order: 'newest' | 'oldest',
): readonly Chosen[] {
	const day = ({ row }: Chosen): number => first_launched_on[row] ?? -1;
	const sign = order === 'newest' ? -1 : 1;
	return chosen.filter((own) => day(own) > 0).toSorted((a, b) => sign * (day(a) - day(b)) || a.row - b.row);
}
