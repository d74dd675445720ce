import type { Catalog } from '../../catalog/catalog.ts';
import { alphabetical } from '../alphabetical.ts';
import { type Priced, productsByPrice } from '../products-by-price.ts';
import { type Facet, facetsOf } from './facets.ts';
import { type Highlights, highlightsOf } from './highlights.ts';
import { firstPage, type Listing, listingOf, type Path, pagesBehind, pathsPer } from './lists.ts';

/** Products of a pricing model. */
export interface PricingProps extends Listing {
	readonly model: Omit<Facet, 'count'>;
	readonly highlights: Highlights | undefined;
	/** Every pricing model that the list could have instead. */
	readonly prices: readonly Facet[];
}

function pricingProps(catalog: Catalog, priced: Priced, page: number): PricingProps {
	const { slug, name, products } = priced;
	return {
		...listingOf(catalog, alphabetical(products), page),
		model: { slug, name },
		highlights: highlightsOf(catalog, products, page),
		prices: facetsOf(catalog).prices,
	};
}

/** The first page of each pricing model. */
export const pricingPages = pathsPer((catalog: Catalog): Path<{ readonly model: string }, PricingProps>[] =>
	productsByPrice(catalog).map((priced) =>
		firstPage({ model: priced.slug }, (page) => pricingProps(catalog, priced, page)),
	),
);

export const laterPricingPages = pathsPer((catalog: Catalog) =>
	productsByPrice(catalog).flatMap((priced) =>
		pagesBehind({ model: priced.slug }, priced.products, (page) => pricingProps(catalog, priced, page)),
	),
);
