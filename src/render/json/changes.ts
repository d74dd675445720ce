import type { Catalog } from '../../catalog/catalog.ts';

/**
 * What has changed from release to release. The fingerprint differs whenever the dump does, also when the lists of slugs
 * stay the same because a product has changed a second time.
 */
export const changes = ({ fingerprint, releases }: Catalog) => ({ fingerprint, releases });
