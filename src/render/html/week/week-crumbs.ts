import { archive, home } from '../../../texts/sections.ts';
import { launchPeriodListPage, launchPeriodPage } from '../../../urls/paths.ts';
import { weekName } from '../../shared/dates.ts';
import type { Crumb } from '../../structured-data/json-ld.ts';

/** The way to the page of a week. */
export function weekCrumbs(week: {
	readonly slug: string;
	readonly name: string;
	readonly status: 'active' | 'finished';
}): [list: Crumb, week: Crumb] {
	const isOpen = week.status === 'active';
	return [
		{ name: archive.allWeeks, path: launchPeriodListPage },
		{ name: isOpen ? home.thisWeek : weekName(week), path: launchPeriodPage(week.slug) },
	];
}
