import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { maximumLaunchPeriods } from '../../contract/limits.ts';
import { launchPeriodPage, productPage } from '../../routes/paths.ts';
import { publishedPlaces } from '../published-places.ts';

/** The newest launch periods, as many as the contract allows. */
export function launchPeriodList(catalog: Catalog) {
	return {
		launch_periods: catalog.launch_periods.slice(0, maximumLaunchPeriods).map((period) => periodFacts(catalog, period)),
	};
}

/** One launch period with the first places of its leaderboard, as many as the contract allows. */
export function launchPeriodDetail(catalog: Catalog, period: LaunchPeriod) {
	return {
		launch_period: periodFacts(catalog, period),
		rankings: publishedPlaces(period.rankings).map((ranking) => ({
			...ranking,
			url: catalog.base_url + productPage(ranking.product),
		})),
	};
}

function periodFacts(catalog: Catalog, { slug, name, status, starts_on, ends_on }: PeriodFacts) {
	return { slug, name, status, starts_on, ends_on, url: catalog.base_url + launchPeriodPage(slug) };
}
