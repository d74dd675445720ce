/** What pages of long lists of products show: their own products, and of the others the number. */
import type { Catalog, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { type Frame, frameOf } from '../frame.ts';
import { laterPages, pageOf } from '../paged.ts';
import { type TileProps, tileOf } from './tile.ts';

/** A product by what it is, without any number: a vote for it is to change few pages. */
export interface NamedProduct extends TileProps, Pick<Product, 'tagline'> {}

/** One object for each product, which stands on many pages. */
export const named = oncePer((product: Product): NamedProduct => ({ ...tileOf(product), tagline: product.tagline }));

/** A product as lists show it. */
export interface ListedProduct extends NamedProduct, Pick<Product, 'votes'> {
	/** Its own words for it, else the name of its pricing model. */
	readonly price: string | undefined;
}

/** The same with its price and its votes. */
export const listed = ({ site }: Pick<Catalog, 'site'>, product: Product): ListedProduct => listedOn(site)(product);

const listedOn = oncePer(({ pricing_models }: Catalog['site']) => {
	const prices = new Map<string | undefined, string>(pricing_models.map(({ slug, name }) => [slug, name]));
	return oncePer((product: Product): ListedProduct => {
		const { votes, price_label, pricing_model } = product;
		return { ...named(product), votes, price: price_label ?? prices.get(pricing_model) };
	});
});

/** One page of a list of products. */
export interface Listing {
	readonly frame: Frame;
	readonly items: readonly ListedProduct[];
	/** 1-based. */
	readonly page: number;
	readonly pages: number;
	/** Of all pages. */
	readonly count: number;
}

export function listingOf(catalog: Catalog, products: readonly Product[], page: number): Listing {
	const { items, pages } = pageOf(products, page);
	return {
		frame: frameOf(catalog),
		items: items.map((product) => listed(catalog, product)),
		page,
		pages,
		count: products.length,
	};
}

/** A file of a page, as Astro wants it. */
export interface Path<Params, Props> {
	readonly params: Params;
	readonly props: Props;
}

/**
 * The files of a page, computed once for its HTML and its Markdown version. Each gets an array of its own, because Astro
 * notes the paths of the route on it.
 */
export function pathsPer<Params, Props>(
	compute: (catalog: Catalog) => readonly Path<Params, Props>[],
): (catalog: Catalog) => Path<Params, Props>[] {
	const paths = oncePer(compute);
	return (catalog) => [...paths(catalog)];
}

/** The first page of a list. */
export const firstPage = <Params, Props>(params: Params, propsOf: (page: number) => Props): Path<Params, Props> => ({
	params,
	props: propsOf(1),
});

/** Every page of a list after the first. */
export const pagesBehind = <Params, Props>(
	params: Params,
	products: readonly Product[],
	propsOf: (page: number) => Props,
): Path<Params & { readonly page: string }, Props>[] =>
	laterPages(products).map((page) => ({ params: { ...params, page: String(page) }, props: propsOf(page) }));
