import type { Catalog, LaunchPeriod } from '../catalog/catalog.ts';

/** The weeks of one year of the calendar of weeks, newest first. */
export interface YearOfWeeks {
	/** `YYYY`, as in the slugs of its weeks. */
	readonly year: string;
	readonly weeks: readonly LaunchPeriod[];
}

/** Every year that has a week, newest first. */
export function weeksByYear({ launch_periods }: Pick<Catalog, 'launch_periods'>): YearOfWeeks[] {
	const years = Map.groupBy(launch_periods, ({ slug }) => slug.slice(0, 4));
	return [...years].map(([year, weeks]) => ({ year, weeks }));
}
