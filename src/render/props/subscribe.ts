import type { Catalog } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { type CountedCategory, countedCategories } from './categories.ts';

export interface SubscribeProps {
	readonly frame: Frame;
	/** Whether the build makes a calendar: it needs a week. */
	readonly hasCalendar: boolean;
	/** Each has a feed where the build makes feeds. */
	readonly categories: readonly CountedCategory[];
}

export function subscribeProps(catalog: Catalog): SubscribeProps {
	const { extras, launch_periods, upcoming_periods } = catalog;
	return {
		frame: frameOf(catalog),
		hasCalendar: extras.feeds && launch_periods.length + upcoming_periods.length > 0,
		categories: extras.feeds ? countedCategories(catalog) : [],
	};
}
