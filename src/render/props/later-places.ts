/** The places of a week behind those that the API publishes, in pages as long as the first. */
import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { maximumRankings } from '../../contract/limits.ts';
import { type Frame, frameOf } from '../frame.ts';
import { countPlaces, everyPlace } from '../published-places.ts';
import { type Path, pathsPer } from './lists.ts';
import { type BoardPlace, boardPlaces } from './places.ts';

export interface LaterPlacesProps {
	readonly frame: Frame;
	readonly period: PeriodFacts;
	readonly places: readonly BoardPlace[];
	/** The best score of the week, to which bars are drawn. */
	readonly best: number;
	/** 2 and more. */
	readonly page: number;
	readonly pages: number;
	/** How many places the week has, those of withdrawn products included. */
	readonly count: number;
}

/** How many pages the places of a week take; at least one. */
export const pagesOfPlaces = (count: number): number => Math.max(1, Math.ceil(count / maximumRankings));

type Params = { readonly slug: string; readonly page: string };

export const laterPlacesPages = pathsPer((catalog: Catalog): Path<Params, LaterPlacesProps>[] =>
	catalog.launch_periods.flatMap((period) => pagesOf(catalog, period)),
);

function pagesOf(catalog: Catalog, period: LaunchPeriod): Path<Params, LaterPlacesProps>[] {
	const { slug, name, status, starts_on, ends_on, has_places, rankings } = period;
	const count = countPlaces(period);
	const pages = pagesOfPlaces(count);
	if (pages === 1) return [];
	const places = everyPlace(period);
	return Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => ({
		params: { slug, page: String(page) },
		props: {
			frame: frameOf(catalog),
			period: { slug, name, status, starts_on, ends_on, has_places },
			places: boardPlaces(catalog, period, places.slice((page - 1) * maximumRankings, page * maximumRankings)),
			best: rankings[0]?.score ?? 0,
			page,
			pages,
			count,
		},
	}));
}
