import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { newestProducts } from '../products-of.ts';
import { countPlaces, shownPlaces } from '../published-places.ts';
import { type Facet, facetsOf } from './facets.ts';
import { type NamedProduct, named } from './lists.ts';
import { type BoardPlace, boardPlaces } from './places.ts';

export interface HomeProps {
	readonly frame: Frame;
	/** The newest week. */
	readonly latest: HomeWeek | undefined;
	/** The newest week with its first places; while it has none the last week that has, where there is one. */
	readonly lead: HomeWeek | undefined;
	/** The first three of the week with places before the newest, or the launches of the newest where that week leads. */
	readonly beside: HomeWeek | undefined;
	/** Those that stand in neither week. */
	readonly newest: readonly NamedProduct[];
	readonly categories: readonly Facet[];
}

interface HomeWeek extends PeriodFacts {
	readonly places: readonly BoardPlace[];
	/** How many places it has, those of withdrawn products included. */
	readonly count: number;
}

const most = { places: 10, beside: 3, products: 6 } as const;

export function homeProps(catalog: Catalog): HomeProps {
	const { launch_periods, products } = catalog;
	const [newest, ...earlier] = launch_periods;
	const winners = earlier.find(({ has_places }) => has_places);
	const leads = newest?.has_places || !winners;
	const latest = homeWeek(catalog, newest, most.places);
	const last = homeWeek(catalog, winners, leads ? most.beside : most.places);
	const [lead, beside] = leads ? [latest, last] : [last, latest];
	const shown = new Set([lead, beside].flatMap((week) => week?.places.map(({ product }) => product)));
	const others = products.filter(({ slug }) => !shown.has(slug));
	return {
		...{ frame: frameOf(catalog), latest, lead, beside },
		newest: newestProducts(others, most.products).map(named),
		categories: facetsOf(catalog).categories,
	};
}

function homeWeek(catalog: Catalog, week: LaunchPeriod | undefined, count: number): HomeWeek | undefined {
	if (!week) return undefined;
	const { slug, name, status, starts_on, ends_on, has_places } = week;
	const places = boardPlaces(catalog, week, shownPlaces(week).slice(0, count));
	return { slug, name, status, starts_on, ends_on, has_places, places, count: countPlaces(week) };
}
