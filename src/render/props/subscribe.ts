import type { Catalog } from '../../catalog/catalog.ts';
import { layoutOf } from './layout.ts';
import { countedCategories } from './lists.ts';

export type SubscribeProps = ReturnType<typeof subscribeProps>;

export function subscribeProps(catalog: Catalog) {
	const { launch_periods, upcoming_periods } = catalog;
	return {
		layout: layoutOf(catalog),
		/** Whether the build makes a calendar: it needs a week. */
		hasCalendar: launch_periods.length + upcoming_periods.length > 0,
		/** Each has a feed. */
		categories: countedCategories(catalog),
	};
}
