import type { Catalog } from '../../catalog/catalog.ts';

/** Path of the guide for developers, or of the home page where the editors have written none. */
export function guidePath(catalog: Catalog): string {
	return hasPage(catalog, 'developers') ? '/developers' : '/';
}

/** Its Markdown version. */
export function guideMarkdown(catalog: Catalog): string {
	return hasPage(catalog, 'developers') ? '/developers.md' : '/index.md';
}

/** Whether the editors have written a page of that name. */
export const hasPage = ({ pages }: Catalog, slug: string): boolean => pages.some((page) => page.slug === slug);
