import type { Catalog, LaunchPeriod, Ranking } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { newestProducts } from '../products-of.ts';
import { type CountedCategory, countedCategories } from './categories.ts';
import { type ListedProduct, listed } from './lists.ts';

export interface HomeProps {
	readonly frame: Frame;
	/** The newest week with its first places. */
	readonly latest: HomeWeek | undefined;
	/** The newest week before it that has launches, with the first three. */
	readonly winners: Pick<HomeWeek, 'slug' | 'name' | 'rankings'> | undefined;
	/** Those that stand in neither week. */
	readonly newest: readonly ListedProduct[];
	readonly categories: readonly CountedCategory[];
}

interface HomeWeek extends Pick<LaunchPeriod, 'slug' | 'name' | 'status' | 'starts_on' | 'ends_on'> {
	readonly rankings: readonly Ranking[];
	/** How many launches it has. */
	readonly count: number;
}

const [shownPlaces, shownWinners, shownProducts] = [10, 3, 6];

export function homeProps(catalog: Catalog): HomeProps {
	const { launch_periods, products } = catalog;
	const [latest] = launch_periods;
	const winners = launch_periods.slice(1).find(({ rankings }) => rankings.length > 0);
	const [places, first] = [latest?.rankings.slice(0, shownPlaces), winners?.rankings.slice(0, shownWinners)];
	const shownAbove = new Set([...(places ?? []), ...(first ?? [])].map(({ product }) => product));
	const others = products.filter(({ slug }) => !shownAbove.has(slug));
	return {
		frame: frameOf(catalog),
		latest: latest && { ...factsOf(latest), rankings: places ?? [], count: latest.rankings.length },
		winners: winners && { slug: winners.slug, name: winners.name, rankings: first ?? [] },
		newest: newestProducts(others, shownProducts).map(listed),
		categories: countedCategories(catalog),
	};
}

const factsOf = ({ slug, name, status, starts_on, ends_on }: LaunchPeriod) => ({
	slug,
	name,
	status,
	starts_on,
	ends_on,
});
