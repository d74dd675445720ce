/** The props of the layout around every page. */
import type { Catalog, Page } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { forgeEditUrl } from '../../content/schemas/forge.ts';
import type { Site } from '../../content/schemas/site.ts';
import { editPage } from '../../urls/launch.ts';
import { nameOf } from '../shared/developer-pages.ts';

export interface Layout extends Pick<Catalog, 'base_url' | 'has_images'> {
	/** Pages don't have the policy, which is a header: a change of it must not render them all again. */
	readonly site: Omit<Catalog['site'], 'policy'>;
	/** Whether there is a maker for the list of makers. */
	readonly hasMakers: boolean;
	/** Text pages, which the footer links to, with their names in the language of the board. */
	readonly pages: readonly Pick<Page, 'slug' | 'title' | 'lang'>[];
}

/** One object for each catalog, so that it is hashed once and not for each page. */
export const layoutOf = oncePer(
	({ site: { policy: _, ...site }, base_url, has_images, facets, pages }: Catalog): Layout => ({
		site,
		base_url,
		has_images,
		hasMakers: facets.maker.length > 0,
		pages: pages.map(({ slug, title, lang }) => ({ slug, title: nameOf({ slug, title, lang }), lang })),
	}),
);

/** What the head, the header and the footer of a page are made of. */
export interface PageProps {
	readonly layout: Layout;
	readonly title: string;
	readonly description?: string | undefined;
	/** Path of the page, without a trailing slash. */
	readonly path: string;
	/** Path of the API's resource about the same thing. */
	readonly json?: string | undefined;
	/** Whether the page has a Markdown version. */
	readonly hasMarkdown: boolean;
	/** The content file to edit for a change of the page. */
	readonly source?: string | undefined;
	/** Path of the picture for links to the page that people share. */
	readonly card: string;
	/** Name of the feed for the page. */
	readonly feed: string;
}

export interface NotFoundProps {
	readonly layout: Layout;
}

/** Where a person edits a content file: a product in the launch form, others in the editor of the repository's host. */
export function editUrl(forge: Site['forge'], source: string, field?: string): string {
	const [, product] = /^products\/(.+)\.md$/.exec(source) ?? [];
	return (product && editPage(product, field)) || forgeEditUrl(forge, `content/${source}`);
}
