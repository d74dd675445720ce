import type { Catalog } from '../../catalog/catalog.ts';

/**
 * What has changed from release to release, and every correction of a closed week. The fingerprint differs whenever the dump
 * does, also when the lists of slugs stay the same because a product has changed a second time.
 */
export const changes = ({ fingerprint, releases, launch_periods }: Catalog) => ({
	fingerprint,
	releases,
	corrections: launch_periods.flatMap(({ slug, corrections }) =>
		corrections.map(({ date, product, reason, change }) => ({
			launch_period: slug,
			...{ date, product, reason },
			// Of one that a later correction of the product has replaced nothing is known.
			...(change && { before: change.before ?? null, now: change.now ?? null }),
		})),
	),
});
