/** What pages show of the places of a leaderboard, beside what the API says of them. */
import type { Catalog, LaunchPeriod, Ranking } from '../../catalog/catalog.ts';
import { type DatedPlace, type Movement, movementOf, rankingHistory } from '../movement.ts';
import { productsBySlug } from '../products-of.ts';
import { placedLaunches, type ShownPlace } from '../published-places.ts';
import { type TileProps, tileOf } from './tile.ts';

/** A place of a leaderboard with its product; without one, the product is withdrawn. */
export type BoardPlace = TakenPlace | Extract<ShownPlace, { product: undefined }>;

interface TakenPlace extends Ranking {
	readonly tile: TileProps;
	/** Of a product that has been launched before. */
	readonly movement: Movement | undefined;
	/** Of one that has been launched three times or more. */
	readonly history: readonly DatedPlace[] | undefined;
}

/** @param places - Some of the places of the week. */
export function boardPlaces(
	catalog: Catalog,
	{ slug }: Pick<LaunchPeriod, 'slug'>,
	places: readonly ShownPlace[],
): BoardPlace[] {
	const products = productsBySlug(catalog);
	return places.map((place) => {
		if (place.product === undefined) return place;
		const product = products.get(place.product);
		const launches = placedLaunches(product?.launches ?? []);
		const tile = tileOf(product ?? { slug: place.product, name: place.name, icon: undefined });
		return { ...place, tile, movement: movementOf(launches, slug), history: rankingHistory(launches, slug) };
	});
}
