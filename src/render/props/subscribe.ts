import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { type CountedCategory, countedCategories } from './categories.ts';
import { newestDigest } from './digest.ts';

export interface SubscribeProps {
	readonly frame: Frame;
	/** The week of the newest digest; `undefined` where there is none. */
	readonly latest: Pick<LaunchPeriod, 'slug' | 'name' | 'starts_on' | 'ends_on'> | undefined;
	/** Whether the build makes a calendar: it needs a week. */
	readonly hasCalendar: boolean;
	/** Each has a feed where the build makes feeds. */
	readonly categories: readonly CountedCategory[];
}

export function subscribeProps(catalog: Catalog): SubscribeProps {
	const { extras, launch_periods, upcoming_periods } = catalog;
	const latest = newestDigest(catalog);
	return {
		frame: frameOf(catalog),
		latest: latest && {
			slug: latest.slug,
			name: latest.name,
			starts_on: latest.starts_on,
			ends_on: latest.ends_on,
		},
		hasCalendar: extras.feeds && launch_periods.length + upcoming_periods.length > 0,
		categories: extras.feeds ? countedCategories(catalog) : [],
	};
}
