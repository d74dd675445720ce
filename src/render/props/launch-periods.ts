import type { Catalog, LaunchPeriod, PeriodFacts, Ranking } from '../../catalog/catalog.ts';
import { maximumRankings } from '../../contract/limits.ts';
import { type Frame, frameOf } from '../frame.ts';

type NamedPeriod = Pick<PeriodFacts, 'slug' | 'name'>;

export interface LaunchPeriodProps {
	readonly frame: Frame;
	/** With as many places as are published. */
	readonly period: LaunchPeriod;
	/** How many launches the week has. */
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
			period: { ...period, rankings: period.rankings.slice(0, maximumRankings) },
			count: period.rankings.length,
			previous: named(catalog.launch_periods[index + 1]),
			next: named(catalog.launch_periods[index - 1]),
		},
	}));

const named = (period: PeriodFacts | undefined): NamedPeriod | undefined =>
	period && { slug: period.slug, name: period.name };

export interface LaunchPeriodsProps {
	readonly frame: Frame;
	/** Newest first. */
	readonly weeks: readonly WeekSummary[];
}

interface WeekSummary extends PeriodFacts {
	/** How many launches it has. */
	readonly count: number;
	readonly first: Pick<Ranking, 'product' | 'name'> | undefined;
}

export const launchPeriodsProps = (catalog: Catalog): LaunchPeriodsProps => ({
	frame: frameOf(catalog),
	weeks: catalog.launch_periods.map(({ slug, name, status, starts_on, ends_on, rankings }) => {
		const [first] = rankings;
		return {
			...{ slug, name, status, starts_on, ends_on },
			count: rankings.length,
			first: first && { product: first.product, name: first.name },
		};
	}),
});
