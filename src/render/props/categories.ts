import type { Catalog, Category } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { type Frame, frameOf } from '../frame.ts';
import { productsIn } from '../products-of.ts';

export interface CountedCategory extends Pick<Category, 'slug' | 'name' | 'description'> {
	/** How many products it has. */
	readonly count: number;
}

/** Every category with the number of its products, in name order. */
export const countedCategories = oncePer((catalog: Catalog): readonly CountedCategory[] =>
	catalog.categories.map((category) => withCount(catalog, category)),
);

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
