import type { ProductTable } from './product-table.ts';

const known = new WeakMap<ProductTable, ReadonlyMap<string, number>>();

/** The last place of each week by its slug. Leaderboards end with the 50th place, the table holds all. */
export function lastPlaces(table: ProductTable): ReadonlyMap<string, number> {
	const found = known.get(table) ?? lastPlacesOf(table);
	known.set(table, found);
	return found;
}

function lastPlacesOf({ columns, launch_periods }: ProductTable): ReadonlyMap<string, number> {
	const last = new Map<string, number>();
	for (const numbers of columns.launches) {
		for (let at = 0; at < numbers.length; at += 3) {
			const week = launch_periods[numbers[at] ?? -1] ?? '';
			last.set(week, Math.max(last.get(week) ?? 0, numbers[at + 1] ?? 0));
		}
	}
	return last;
}
