import type { Catalog, Page } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { fillIn } from '../markdown/page.ts';

export interface ProseProps {
	readonly frame: Frame;
	/** With everything filled in. */
	readonly page: Page;
}

export const proseProps = (catalog: Catalog, page: Page): ProseProps => ({
	frame: frameOf(catalog),
	page: { ...page, body: fillIn(catalog, page.body) },
});
