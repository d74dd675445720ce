/** What pages show of the places of a leaderboard, beside what the API says of them. */
import type { Catalog, Ranking } from '../../catalog/catalog.ts';
import { productsBySlug } from '../products-of.ts';
import type { ShownPlace } from '../published-places.ts';
import { type TileProps, tileOf } from './tile.ts';

/** A place of a leaderboard with its product; without one, the product is withdrawn. */
export type BoardPlace = TakenPlace | Extract<ShownPlace, { product: undefined }>;

interface TakenPlace extends Ranking {
	readonly tile: TileProps;
}

export function boardPlaces(catalog: Catalog, places: readonly ShownPlace[]): BoardPlace[] {
	const products = productsBySlug(catalog);
	return places.map((place) => {
		if (place.product === undefined) return place;
		const product = products.get(place.product);
		return { ...place, tile: product ? tileOf(product) : { slug: place.product, name: place.name, icon: false } };
	});
}
