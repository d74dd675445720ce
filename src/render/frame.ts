import type { Catalog, Page } from '../catalog/catalog.ts';

/** What every page shows around what is its own. */
export interface Frame extends Pick<Catalog, 'site' | 'base_url' | 'extras'> {
	/** Prose pages, which navigation and foot lead to. */
	readonly pages: readonly Pick<Page, 'slug' | 'title'>[];
}

const frames = new WeakMap<Catalog, Frame>();

/** One object for each catalog, so that it is hashed once and not for each page. */
export function frameOf(catalog: Catalog): Frame {
	const { site, base_url, extras, pages } = catalog;
	const frame = frames.get(catalog) ?? {
		site,
		base_url,
		extras,
		pages: pages.map(({ slug, title }) => ({ slug, title })),
	};
	frames.set(catalog, frame);
	return frame;
}
