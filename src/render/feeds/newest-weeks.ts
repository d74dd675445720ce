/**
 * Which products a feed of new ones holds. Most are launched together on the Monday of a week, as many as there are, so
 * that a feed is as long as its weeks: a reader who comes once a week misses none, and none of the first places ever.
 */
import type { Product } from '../../catalog/catalog.ts';
import { isoWeekSlug } from '../../routes/iso-week.ts';
import { firstPlace, newestFirst } from '../products-of.ts';

/** Whole weeks are listed until there are so many products, and two weeks at least. */
const [enough, fewestWeeks] = [50, 2];
/** Of one week, by their places. */
const maximumOfWeek = 250;

/** @returns The newest day first; of one day by their places in its week, then in name order. At most 500. */
export function productsOfNewestWeeks(products: readonly Product[]): readonly Product[] {
	const weeks = Map.groupBy(products, ({ first_launched_on }) => isoWeekSlug(first_launched_on));
	const listed: Product[] = [];
	for (const [index, week] of [...weeks.keys()].sort().reverse().entries()) {
		if (index >= fewestWeeks && listed.length >= enough) break;
		const best = (weeks.get(week) ?? []).toSorted((a, b) => firstPlace(a) - firstPlace(b)).slice(0, maximumOfWeek);
		listed.push(...best.toSorted(newestFirst));
	}
	return listed;
}
