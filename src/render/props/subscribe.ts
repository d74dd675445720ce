import type { Catalog } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { type CountedCategory, countedCategories } from './categories.ts';

export interface SubscribeProps {
	readonly frame: Frame;
	/** Whether the build makes a calendar: it needs a week. */
	readonly hasCalendar: boolean;
	/** Each has a feed. */
	readonly categories: readonly CountedCategory[];
}

export function subscribeProps(catalog: Catalog): SubscribeProps {
	const { launch_periods, upcoming_periods } = catalog;
	return {
		frame: frameOf(catalog),
		hasCalendar: launch_periods.length + upcoming_periods.length > 0,
		categories: countedCategories(catalog),
	};
}
