/** What pages of long lists of products show: their own products, and of the others the number. */
import type { Catalog, Category, Maker, Product } from '../../catalog/catalog.ts';
import { type Frame, frameOf } from '../frame.ts';
import { laterPages, pageOf } from '../paged.ts';
import { productsIn } from '../products-of.ts';
import { type CountedCategory, countedCategories } from './categories.ts';
import { type TileProps, tileOf } from './tile.ts';

/** A product as lists show it. */
export interface ListedProduct extends Pick<Product, 'slug' | 'name' | 'tagline' | 'votes'> {
	/** Its own words for it, else the name of its pricing model. */
	readonly price: string | undefined;
	readonly tile: TileProps;
}

export function listed({ site }: Pick<Catalog, 'site'>, product: Product): ListedProduct {
	const { slug, name, tagline, votes, price_label, pricing_model } = product;
	const price = price_label ?? site.pricing_models.find((model) => model.slug === pricing_model)?.name;
	return { slug, name, tagline, votes, price, tile: tileOf(product) };
}

interface Listing {
	readonly frame: Frame;
	readonly items: readonly ListedProduct[];
	/** 1-based. */
	readonly page: number;
	readonly pages: number;
	/** Of all pages. */
	readonly count: number;
}

export interface ProductsProps extends Listing {
	readonly categories: readonly CountedCategory[];
}

export interface CategoryProps extends ProductsProps {
	readonly category: Category;
}

export interface MakerProps extends Listing {
	readonly maker: Pick<Maker, 'slug' | 'name'>;
}

function listingOf(catalog: Catalog, products: readonly Product[], page: number): Listing {
	const { items, pages } = pageOf(products, page);
	return {
		frame: frameOf(catalog),
		items: items.map((product) => listed(catalog, product)),
		page,
		pages,
		count: products.length,
	};
}

export const productsProps = (catalog: Catalog, page: number): ProductsProps => ({
	...listingOf(catalog, catalog.products, page),
	categories: countedCategories(catalog),
});

export const categoryProps = (catalog: Catalog, category: Category, page: number): CategoryProps => ({
	...listingOf(catalog, productsIn(catalog, category.slug), page),
	categories: countedCategories(catalog),
	category,
});

export const makerProps = (catalog: Catalog, { slug, name, products }: Maker, page: number): MakerProps => ({
	...listingOf(catalog, products, page),
	maker: { slug, name },
});

interface Path<Params, Props> {
	readonly params: Params;
	readonly props: Props;
}

/** Every page of the list of all products after the first, as Astro wants them. */
export const laterProductsPages = <Props>(catalog: Catalog, propsOf: (catalog: Catalog, page: number) => Props) =>
	laterPages(catalog.products).map(
		(page): Path<{ page: string }, Props> => ({
			params: { page: String(page) },
			props: propsOf(catalog, page),
		}),
	);

type PropsOf<Item, Props> = (catalog: Catalog, item: Item, page: number) => Props;

/** The first page of each category. */
export const categoryPages = <Props>(catalog: Catalog, propsOf: PropsOf<Category, Props>) =>
	catalog.categories.map((category) => firstPage(catalog, category, propsOf));

export const laterCategoryPages = <Props>(catalog: Catalog, propsOf: PropsOf<Category, Props>) =>
	catalog.categories.flatMap((category) =>
		laterPages(productsIn(catalog, category.slug)).map((page) => laterPage(catalog, category, page, propsOf)),
	);

/** The first page of each maker. */
export const makerPages = <Props>(catalog: Catalog, propsOf: PropsOf<Maker, Props>) =>
	catalog.makers.map((maker) => firstPage(catalog, maker, propsOf));

export const laterMakerPages = <Props>(catalog: Catalog, propsOf: PropsOf<Maker, Props>) =>
	catalog.makers.flatMap((maker) => laterPages(maker.products).map((page) => laterPage(catalog, maker, page, propsOf)));

const firstPage = <Item extends { readonly slug: string }, Props>(
	catalog: Catalog,
	item: Item,
	propsOf: PropsOf<Item, Props>,
): Path<{ slug: string }, Props> => ({ params: { slug: item.slug }, props: propsOf(catalog, item, 1) });

const laterPage = <Item extends { readonly slug: string }, Props>(
	catalog: Catalog,
	item: Item,
	page: number,
	propsOf: PropsOf<Item, Props>,
): Path<{ slug: string; page: string }, Props> => ({
	params: { slug: item.slug, page: String(page) },
	props: propsOf(catalog, item, page),
});
