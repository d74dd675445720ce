import type { Catalog, Page } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { fillIn } from '../markdown/page.ts';

export interface ProseProps {
	readonly frame: Frame;
	/** With everything filled in. Without a source where no file of the content says what it says. */
	readonly page: Omit<Page, 'source'> & { readonly source?: string };
}

/** The page of each text of the editors, as Astro wants it. */
export const prosePages = (catalog: Catalog): { params: { page: string }; props: ProseProps }[] =>
	catalog.pages.map((page) => ({ params: { page: page.slug }, props: proseProps(catalog, page) }));

export const proseProps = (catalog: Catalog, page: ProseProps['page']): ProseProps => ({
	frame: frameOf(catalog),
	page: { ...page, body: fillIn(catalog, page.body) },
});
