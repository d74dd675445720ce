/**
 * What the page of a product shows, and where it leads: similar products, others of its maker, and its neighbours in
 * the newest week.
 */
import { allScreenshots, type Catalog, type Category, type PeriodFacts, type Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { productsBySlug } from '../../catalog/product-groups.ts';
import { similarProducts } from '../../catalog/similar-products.ts';
import { screenshotFile, screenshotWidths } from '../../urls/paths.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type NamedProduct, named, type TileProps, tileOf } from './lists.ts';

/** A category with its slug and name. */
export type NamedCategory = Pick<Category, 'slug' | 'name'>;

/** Promised to boards, as all props in `own-pages.ts`. */
export interface ProductProps {
	readonly layout: Layout;
	readonly product: Product;
	/** Its own, the main one first. */
	readonly categories: readonly NamedCategory[];
	readonly related: Related;
}

export function productProps(catalog: Catalog, product: Product): ProductProps {
	const categories = categoriesOf(catalog, product);
	return { layout: layoutOf(catalog), product, categories, related: relatedProducts(catalog, product) };
}

/** The categories of a product, the main one first. */
export function categoriesOf(catalog: Catalog, { categories }: Pick<Product, 'categories'>): readonly NamedCategory[] {
	const bySlug = categoriesBySlug(catalog);
	return categories.flatMap((slug) => bySlug.get(slug) ?? []);
}

const categoriesBySlug = oncePer(
	({ categories }: Catalog): ReadonlyMap<string, NamedCategory> =>
		new Map(categories.map(({ slug, name }) => [slug, { slug, name }])),
);

/** Attributes of an `<img>` for the screenshot of a product; `undefined` if it has none. */
export const screenshotOf = (product: Pick<Product, 'slug' | 'screenshot'>) => screenshotsOf(product)[0];

/** The same for each of its screenshots. */
export const screenshotsOf = (product: Pick<Product, 'slug' | 'screenshot' | 'screenshots'>) =>
	allScreenshots(product).map((picture, index) => {
		const fileOf = (width: number) => screenshotFile(product.slug, width, index);
		const widths = screenshotWidths(picture.width);
		const width = widths.at(-1) ?? picture.width;
		return {
			src: fileOf(width),
			srcset: widths.map((each) => `${fileOf(each)} ${each}w`).join(', '),
			width,
			height: Math.round((picture.height * width) / picture.width),
			alt: picture.alt,
		};
	});

export type SiteFacts = Pick<Catalog, 'base_url' | 'site'>;

export interface Related {
	/** Most similar first, without those of its maker that are named beside it. */
	readonly similar: readonly NamedProduct[];
	readonly byMaker: readonly NamedProduct[];
	/** Whether its maker has more products than those. */
	readonly isMoreByMaker: boolean;
	readonly week: NewestWeek | undefined;
}

/** The newest week in which a product has a place. */
interface NewestWeek extends Pick<PeriodFacts, 'slug' | 'status' | 'starts_on' | 'ends_on'> {
	/** The place before it, its own and the place after it, if they exist. */
	readonly places: readonly (TileProps & { readonly position: number })[];
}

const mostByMaker = 4;

export function relatedProducts(catalog: Catalog, product: Product): Related {
	const { ofMaker, index } = placesByMaker(catalog).get(product) ?? { ofMaker: [product], index: 0 };
	const byMaker = following(ofMaker, index, mostByMaker);
	const similar = similarProducts(catalog.products).get(product.slug) ?? [];
	return {
		similar: similar.filter((other) => !byMaker.includes(other)).map(named),
		byMaker: byMaker.map(named),
		isMoreByMaker: ofMaker.length - 1 > byMaker.length,
		week: weekOf(catalog, product),
	};
}

/** Where each product stands among those of its maker. */
const placesByMaker = oncePer(
	({ facets }: Catalog) =>
		new Map(
			facets.maker.flatMap(({ products: ofMaker }) =>
				ofMaker.map((product, index) => [product, { ofMaker, index }] as const),
			),
		),
);

/** So many of the products that follow the one at an index in name order; the first follows the last. */
function following(products: readonly Product[], index: number, count: number): Product[] {
	const after = products.slice(index + 1, index + 1 + count);
	return [...after, ...products.slice(0, Math.min(index, count - after.length))];
}

/** @returns `undefined` for a product that has no place. */
function weekOf(catalog: Catalog, { slug }: Product): NewestWeek | undefined {
	const newest = newestPlaces(catalog).get(slug);
	if (!newest) return undefined;
	const { period, index } = newest;
	const { slug: week, status, starts_on, ends_on } = period;
	const products = productsBySlug(catalog);
	const places = period.rankings.slice(Math.max(0, index - 1), index + 2).flatMap(({ position, product }) => {
		const other = products.get(product);
		return other ? { position, ...tileOf(other) } : [];
	});
	return { slug: week, status, starts_on, ends_on, places };
}

/** The newest week in which each product has a place, and its index there. Weeks are newest first. */
const newestPlaces = oncePer(({ launch_periods }: Catalog) => {
	const weeks = launch_periods.filter(({ has_places }) => has_places).toReversed();
	return new Map(
		weeks.flatMap((period) => period.rankings.map(({ product }, index) => [product, { period, index }] as const)),
	);
});
