import type { Catalog, Placement, Product } from '../../catalog/catalog.ts';
import { listedBadge, placeBadge } from '../../routes/paths.ts';
import { placedLaunches } from '../published-places.ts';
import type { Badge } from './badge.ts';
import { weekOf } from './places.ts';

/** A badge and where it is published. */
export interface PublishedBadge {
	readonly path: string;
	readonly badge: Badge;
}

/** A badge for one place. */
export interface PlaceBadge extends PublishedBadge {
	/** Slug of the week. */
	readonly period: string;
}

/** That a product is listed; the same for every product. */
export function listed({ site }: Pick<Catalog, 'site'>): PublishedBadge {
	return { path: listedBadge, badge: { above: 'Listed on', below: site.name, title: `Listed on ${site.name}` } };
}

/** The places of a product among the first three of weeks that are over, newest first. */
export function placesOf(
	{ site, has_images }: Pick<Catalog, 'site' | 'has_images'>,
	{ slug, launches }: Product,
): PlaceBadge[] {
	if (!has_images) return [];
	return placedLaunches(launches)
		.filter(isAmongFirst)
		.map(({ launch_period, position }) => {
			const place = `#${position} of ${weekOf(launch_period.slug).replace(' of', ',')}`;
			return {
				period: launch_period.slug,
				path: placeBadge(slug, launch_period.slug),
				badge: { above: site.name, below: place, title: `${place} on ${site.name}` },
			};
		});
}

const isAmongFirst = ({ position, launch_period }: Placement): boolean =>
	position <= 3 && launch_period.status === 'finished';
