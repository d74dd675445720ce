import type { Catalog } from '../../catalog/catalog.ts';

/**
 * What has changed from release to release, and every correction of a closed week. The fingerprint differs whenever the dump
 * does, also when the lists of slugs stay the same because a product has changed a second time.
 */
export const changes = ({ fingerprint, releases, launch_periods }: Catalog) => ({
	fingerprint,
	releases,
	corrections: launch_periods.flatMap(({ slug, corrections }) =>
		corrections.map(({ date, product, reason, before, now }) => ({
			launch_period: slug,
			...{ date, product, reason, before: before ?? null, now: now ?? null },
		})),
	),
});
