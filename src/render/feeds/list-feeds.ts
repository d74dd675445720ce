/** Feeds of new products of a pricing model, and of those makers who have several. */
import type { Catalog, Maker, Product } from '../../catalog/catalog.ts';
import { makerFeed, makerPage, pricingFeed, pricingPage } from '../../routes/paths.ts';
import { productsByPrice } from '../products-by-price.ts';

/** A feed before it has entries. */
interface ListFeed {
	readonly name: string;
	readonly title: string;
	/** Path of the page that says the same. */
	readonly page: string;
	readonly products: readonly Product[];
}

/** Makers of one product are most of all, and a feed of it says what its page says. */
export const hasFeed = ({ products }: Pick<Maker, 'products'>): boolean => products.length > 1;

export function feedsOfLists(catalog: Catalog): ListFeed[] {
	const { site, makers } = catalog;
	return [
		...productsByPrice(catalog).map(({ slug, name, products }) => ({
			name: pricingFeed(slug),
			title: `${site.name}: new at the price “${name}”`,
			page: pricingPage(slug),
			products,
		})),
		...makers.filter(hasFeed).map(({ slug, name, products }) => ({
			name: makerFeed(slug),
			title: `${site.name}: new by ${name}`,
			page: makerPage(slug),
			products,
		})),
	];
}
