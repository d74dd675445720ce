import type { Catalog, LaunchPeriod } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { newestProducts } from '../products-of.ts';
import { countPlaces, shownPlaces } from '../published-places.ts';
import { newestDigest } from './digest.ts';
import { type Facet, facetsOf } from './facets.ts';
import { type NamedProduct, named } from './lists.ts';
import { type BoardPlace, boardPlaces } from './places.ts';

export interface HomeProps {
	readonly frame: Frame;
	/** The newest week with its first places. */
	readonly latest: HomeWeek | undefined;
	/** The newest week before it that has launches, with the first three. */
	readonly winners: Pick<HomeWeek, 'slug' | 'name' | 'places'> | undefined;
	/** The week of the newest digest; `undefined` where there is none. */
	readonly digest: string | undefined;
	/** Those that stand in neither week. */
	readonly newest: readonly NamedProduct[];
	readonly categories: readonly Facet[];
}

interface HomeWeek extends Pick<LaunchPeriod, 'slug' | 'name' | 'status' | 'starts_on' | 'ends_on'> {
	readonly places: readonly BoardPlace[];
	/** How many places it has, those of withdrawn products included. */
	readonly count: number;
}

const most = { places: 10, winners: 3, products: 6 } as const;

export function homeProps(catalog: Catalog): HomeProps {
	const { launch_periods, products } = catalog;
	const [latest] = launch_periods;
	const winners = launch_periods.slice(1).find(({ rankings }) => rankings.length > 0);
	const places = latest ? boardPlaces(catalog, latest, shownPlaces(latest).slice(0, most.places)) : [];
	const first = winners ? boardPlaces(catalog, winners, shownPlaces(winners).slice(0, most.winners)) : [];
	const shownAbove = new Set([...places, ...first].map(({ product }) => product));
	const others = products.filter(({ slug }) => !shownAbove.has(slug));
	return {
		frame: frameOf(catalog),
		latest: latest && { ...factsOf(latest), places, count: countPlaces(latest) },
		winners: winners && { slug: winners.slug, name: winners.name, places: first },
		digest: newestDigest(catalog)?.slug,
		newest: newestProducts(others, most.products).map(named),
		categories: facetsOf(catalog).categories,
	};
}

const factsOf = ({ slug, name, status, starts_on, ends_on }: LaunchPeriod) => ({
	slug,
	name,
	status,
	starts_on,
	ends_on,
});
