/** The props of the layout around every page. */
import type { Catalog, Page } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import type { Site } from '../../content/schemas/site.ts';

export interface Layout extends Pick<Catalog, 'site' | 'base_url' | 'has_images'> {
	/** Text pages, which the navigation and the footer link to. */
	readonly pages: readonly Pick<Page, 'slug' | 'title'>[];
}

/** One object for each catalog, so that it is hashed once and not for each page. */
export const layoutOf = oncePer(
	({ site, base_url, has_images, pages }: Catalog): Layout => ({
		site,
		base_url,
		has_images,
		pages: pages.map(({ slug, title }) => ({ slug, title })),
	}),
);

/**
 * The props of a page at a single path. A build passes them to the page; Astro passes none to such pages, so that there the
 * page computes them.
 */
export const pageProps = <Props extends object>(props: Partial<Props>, make: () => Props): Props =>
	Object.keys(props).length > 0 ? (props as Props) : make();

/** The address where a person edits a content file: the editor of the repository's host. */
export function editUrl(forge: Site['forge'], source: string): string {
	const repository = forge.repository.replace(/(?<!\/)\/+$/, '').replace(/\.git$/, '');
	const branch = forge.branch.split('/').map(encodeURIComponent).join('/');
	const path = `content/${source.split('/').map(encodeURIComponent).join('/')}`;
	const editor = { github: 'edit', gitea: '_edit', gitlab: '-/edit' }[forge.kind];
	return `${repository}/${editor}/${branch}/${path}`;
}
