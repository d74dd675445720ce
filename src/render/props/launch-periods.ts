import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { countPlaces, publishedPlaces, shownPlaces } from '../published-places.ts';
import { type BoardPlace, boardPlaces } from './places.ts';

type NamedPeriod = Pick<PeriodFacts, 'slug' | 'name'>;

export interface LaunchPeriodProps {
	readonly frame: Frame;
	/** With as many places as are published. */
	readonly period: LaunchPeriod;
	/** The same places as the page shows them. */
	readonly places: readonly BoardPlace[];
	/** How many places the week has, those of withdrawn products included. */
	readonly count: number;
	readonly previous: NamedPeriod | undefined;
	readonly next: NamedPeriod | undefined;
}

/** The page of every week that has begun, as Astro wants it. */
export const launchPeriodPages = (catalog: Catalog): { params: { slug: string }; props: LaunchPeriodProps }[] =>
	catalog.launch_periods.map((period, index) => ({
		params: { slug: period.slug },
		props: {
			frame: frameOf(catalog),
			period: { ...period, rankings: publishedPlaces(period.rankings) },
			places: boardPlaces(catalog, period, shownPlaces(period)),
			count: countPlaces(period),
			previous: named(catalog.launch_periods[index + 1]),
			next: named(catalog.launch_periods[index - 1]),
		},
	}));

const named = (period: PeriodFacts | undefined): NamedPeriod | undefined =>
	period && { slug: period.slug, name: period.name };
