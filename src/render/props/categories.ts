import type { Catalog, Category } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { productsIn } from '../products-of.ts';

export interface CountedCategory extends Pick<Category, 'slug' | 'name' | 'description'> {
	/** How many products it has. */
	readonly count: number;
}

const counted = new WeakMap<Catalog, readonly CountedCategory[]>();

/** Every category with the number of its products, in name order. */
export function countedCategories(catalog: Catalog): readonly CountedCategory[] {
	const known = counted.get(catalog) ?? catalog.categories.map((category) => withCount(catalog, category));
	counted.set(catalog, known);
	return known;
}

const withCount = (catalog: Catalog, { slug, name, description }: Category): CountedCategory => ({
	slug,
	name,
	description,
	count: productsIn(catalog, slug).length,
});

export interface CategoriesProps {
	readonly frame: Frame;
	readonly categories: readonly CountedCategory[];
}

export const categoriesProps = (catalog: Catalog): CategoriesProps => ({
	frame: frameOf(catalog),
	categories: countedCategories(catalog),
});
