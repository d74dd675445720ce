import type { Catalog, Page } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { fillIn } from '../markdown/page.ts';

export interface ProseProps {
	readonly frame: Frame;
	/** With everything filled in. */
	readonly page: Page;
}

/** The page of each text of the editors, as Astro wants it. */
export const prosePages = (catalog: Catalog): { params: { page: string }; props: ProseProps }[] =>
	catalog.pages.map((page) => ({ params: { page: page.slug }, props: proseProps(catalog, page) }));

export const proseProps = (catalog: Catalog, page: Page): ProseProps => ({
	frame: frameOf(catalog),
	page: { ...page, body: fillIn(catalog, page.body) },
});
