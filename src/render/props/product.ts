/**
 * What the page of a product shows, and where it leads: similar products, others of its maker, and its neighbours in
 * the newest week.
 */
import { placedLaunches } from '../../catalog/best-launches.ts';
import type { Catalog, Category, PeriodFacts, Product, Ranking } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { productsBySlug } from '../../catalog/product-groups.ts';
import { similarProducts } from '../../catalog/similar-products.ts';
import { type Layout, layoutOf } from './layout.ts';
import { type NamedProduct, named, type TileProps, tileOf } from './lists.ts';

/** A category with its slug and name. */
export type NamedCategory = Pick<Category, 'slug' | 'name'>;

export interface ProductProps {
	readonly layout: Layout;
	readonly product: Product;
	/** Its own, the main one first. */
	readonly categories: readonly NamedCategory[];
	readonly related: Related;
}

export const productProps = (catalog: Catalog, product: Product): ProductProps => ({
	layout: layoutOf(catalog),
	product,
	categories: product.categories.flatMap((slug) => categoriesBySlug(catalog).get(slug) ?? []),
	related: relatedProducts(catalog, product),
});

const categoriesBySlug = oncePer(
	({ categories }: Catalog): ReadonlyMap<string, NamedCategory> =>
		new Map(categories.map(({ slug, name }) => [slug, { slug, name }])),
);

export type SiteFacts = Pick<Catalog, 'base_url' | 'site'>;

export interface Related {
	/** Most similar first, without those of its maker that are named beside it. */
	readonly similar: readonly NamedProduct[];
	/** The next ones of its maker in name order, after the last one the first. */
	readonly byMaker: readonly NamedProduct[];
	/** Whether its maker has more products. */
	readonly isMoreByMaker: boolean;
	/** The newest week in which it has a place; `undefined` where it has none. */
	readonly week: RelatedWeek | undefined;
}

interface RelatedWeek extends Pick<PeriodFacts, 'slug' | 'starts_on' | 'ends_on'> {
	/** The place before it, its own and the place after it, if they exist, the better one first. */
	readonly places: readonly RelatedPlace[];
}

interface RelatedPlace extends TileProps, Pick<Ranking, 'position'> {}

const mostByMaker = 4;

export function relatedProducts(catalog: Catalog, product: Product): Related {
	const ofMaker = productsOfMaker(catalog).get(product) ?? [product];
	const byMaker = following(ofMaker, product, mostByMaker);
	const similar = similarProducts(catalog.products).get(product.slug) ?? [];
	return {
		similar: similar.filter((other) => !byMaker.includes(other)).map(named),
		byMaker: byMaker.map(named),
		isMoreByMaker: ofMaker.length - 1 > byMaker.length,
		week: weekOf(catalog, product),
	};
}

/** The products of the maker of each product. */
const productsOfMaker = oncePer(
	({ makers }: Catalog): ReadonlyMap<Product, readonly Product[]> =>
		new Map(makers.flatMap(({ products }) => products.map((product) => [product, products]))),
);

/** So many of the products that follow one of them; the first follows the last. */
function following(products: readonly Product[], product: Product, count: number): Product[] {
	const index = products.indexOf(product);
	return [...products.slice(index + 1), ...products.slice(0, index)].slice(0, count);
}

function weekOf(catalog: Catalog, { slug, launches }: Product): RelatedWeek | undefined {
	const [newest] = placedLaunches(launches);
	if (!newest) return undefined;
	const { slug: week, starts_on, ends_on } = newest.launch_period;
	const rankings = catalog.launch_periods.find(({ slug }) => slug === week)?.rankings ?? [];
	const index = rankings.findIndex(({ product }) => product === slug);
	if (index < 0) return undefined;
	const products = productsBySlug(catalog);
	const places = rankings.slice(Math.max(0, index - 1), index + 2).flatMap(({ position, product }) => {
		const other = products.get(product);
		return other ? { position, ...tileOf(other) } : [];
	});
	return { slug: week, starts_on, ends_on, places };
}
