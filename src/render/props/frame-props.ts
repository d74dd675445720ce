import type { Catalog, Category } from '../../catalog/catalog.ts';
import type { Vocabulary } from '../../drafts/vocabulary.ts';
import { type Frame, frameOf } from '../frame.ts';
import { vocabulary } from '../json/vocabulary.ts';
import { countedCategories } from './categories.ts';

/** Of a page that shows nothing of the catalog but the frame. */
export interface FrameProps {
	readonly frame: Frame;
}

export const frameProps = (catalog: Catalog): FrameProps => ({ frame: frameOf(catalog) });

export interface SearchProps extends FrameProps {
	/** The largest ones, in name order, without their counts: most edits leave them as they are. */
	readonly categories: readonly Pick<Category, 'slug' | 'name'>[];
}

const largest = 12;

export function searchProps(catalog: Catalog): SearchProps {
	const filled = countedCategories(catalog).filter(({ count }) => count > 0);
	const chosen = new Set(filled.toSorted((a, b) => b.count - a.count).slice(0, largest));
	return {
		frame: frameOf(catalog),
		categories: filled.filter((category) => chosen.has(category)).map(({ slug, name }) => ({ slug, name })),
	};
}

export interface LaunchProps extends FrameProps {
	readonly vocabulary: Vocabulary;
}

export const launchProps = (catalog: Catalog): LaunchProps => ({
	frame: frameOf(catalog),
	vocabulary: vocabulary(catalog),
});
