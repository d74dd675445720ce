import type { Catalog, Category, Product } from '../../catalog/catalog.ts';
import { alphabetical } from '../alphabetical.ts';
import { productsIn } from '../products-of.ts';
import { type Highlights, highlightsOf } from './highlights.ts';
import { firstPage, type Listing, listingOf, type Path, pagesBehind, pathsPer } from './lists.ts';

export interface CategoryProps extends Listing {
	readonly category: Category;
	readonly highlights: Highlights | undefined;
}

function categoryProps(catalog: Catalog, category: Category, page: number): CategoryProps {
	const products = productsOf(catalog, category);
	return {
		...listingOf(catalog, alphabetical(products), page),
		category,
		highlights: highlightsOf(catalog, products, page),
	};
}

const productsOf = (catalog: Catalog, { slug }: Category): readonly Product[] => productsIn(catalog, slug);

/** The first page of each category. */
export const categoryPages = pathsPer((catalog: Catalog): Path<{ readonly slug: string }, CategoryProps>[] =>
	catalog.categories.map((category) =>
		firstPage({ slug: category.slug }, (page) => categoryProps(catalog, category, page)),
	),
);

export const laterCategoryPages = pathsPer((catalog: Catalog) =>
	catalog.categories.flatMap((category) =>
		pagesBehind({ slug: category.slug }, productsOf(catalog, category), (page) =>
			categoryProps(catalog, category, page),
		),
	),
);
