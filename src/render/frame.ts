import type { Catalog, Page } from '../catalog/catalog.ts';
import { oncePer } from '../catalog/once.ts';

/** What every page shows around what is its own. */
export interface Frame extends Pick<Catalog, 'site' | 'base_url' | 'has_images'> {
	/** Prose pages, which navigation and foot lead to. */
	readonly pages: readonly Pick<Page, 'slug' | 'title'>[];
}

/** One object for each catalog, so that it is hashed once and not for each page. */
export const frameOf = oncePer(
	({ site, base_url, has_images, pages }: Catalog): Frame => ({
		site,
		base_url,
		has_images,
		pages: pages.map(({ slug, title }) => ({ slug, title })),
	}),
);
