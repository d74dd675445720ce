import type { Catalog, Category } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { alphabetical } from '../alphabetical.ts';
import { type Priced, productsByPrice, productsOfCategoryByPrice } from '../products-by-price.ts';
import { type Facet, facetsOf, pricesOf } from './facets.ts';
import { type Highlights, highlightsOf } from './highlights.ts';
import { firstPage, type Listing, listingOf, type Path, pagesBehind } from './lists.ts';

/** Products of a pricing model, of all or of a category. */
export interface PricingProps extends Listing {
	readonly model: Omit<Facet, 'count'>;
	readonly category: Pick<Category, 'slug' | 'name'> | undefined;
	readonly highlights: Highlights | undefined;
	/** Every pricing model that the list could have instead. */
	readonly prices: readonly Facet[];
}

function pricingProps(catalog: Catalog, priced: Priced, page: number, category?: Category): PricingProps {
	const { slug, name, products } = priced;
	return {
		...listingOf(catalog, alphabetical(products), page),
		model: { slug, name },
		category: category && { slug: category.slug, name: category.name },
		highlights: highlightsOf(catalog, products, page),
		prices: category ? pricesOf(catalog, category.slug) : facetsOf(catalog).prices,
	};
}

/** The first page of each pricing model. */
export const pricingPages = oncePer((catalog: Catalog): Path<{ readonly model: string }, PricingProps>[] =>
	productsByPrice(catalog).map((priced) =>
		firstPage({ model: priced.slug }, (page) => pricingProps(catalog, priced, page)),
	),
);

export const laterPricingPages = oncePer((catalog: Catalog) =>
	productsByPrice(catalog).flatMap((priced) =>
		pagesBehind({ model: priced.slug }, priced.products, (page) => pricingProps(catalog, priced, page)),
	),
);

interface PricedInCategory {
	readonly category: Category;
	readonly priced: Priced;
}

const pricedInCategories = (catalog: Catalog): PricedInCategory[] =>
	catalog.categories.flatMap((category) =>
		productsOfCategoryByPrice(catalog, category.slug).map((priced) => ({ category, priced })),
	);

type Params = { readonly slug: string; readonly model: string };

/** The first page of each pricing model that a category has. */
export const categoryPricingPages = oncePer((catalog: Catalog): Path<Params, PricingProps>[] =>
	pricedInCategories(catalog).map(({ category, priced }) =>
		firstPage({ slug: category.slug, model: priced.slug }, (page) => pricingProps(catalog, priced, page, category)),
	),
);

export const laterCategoryPricingPages = oncePer((catalog: Catalog) =>
	pricedInCategories(catalog).flatMap(({ category, priced }) =>
		pagesBehind({ slug: category.slug, model: priced.slug }, priced.products, (page) =>
			pricingProps(catalog, priced, page, category),
		),
	),
);
