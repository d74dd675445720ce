import type { ProductTable } from './product-table.ts';
import { type AgentSite, memoize } from './site.ts';

/** The last place of each week by its slug. Leaderboards end with the 50th place, the table holds all. */
export const lastPlaces = (
	site: AgentSite,
	{ columns, launch_periods }: ProductTable,
): Promise<ReadonlyMap<string, number>> =>
	memoize(site, 'last places', async () => {
		const last = new Map<string, number>();
		for (const numbers of columns.launches) {
			for (let at = 0; at < numbers.length; at += 3) {
				const week = launch_periods[numbers[at] ?? -1] ?? '';
				last.set(week, Math.max(last.get(week) ?? 0, numbers[at + 1] ?? 0));
			}
		}
		return last;
	});
