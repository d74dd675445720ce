/** Where a product's page leads to: what resembles it, what its maker has made beside it, who stands around it. */
import type { Catalog, LaunchPeriod, Maker, PeriodFacts, Product, Ranking } from '../../catalog/catalog.ts';
import { similarProducts } from '../../catalog/similar-products.ts';
import { productsBySlug } from '../products-of.ts';
import { type TileProps, tileOf } from './tile.ts';

/** No number that changes with every vote stands here: an edit of one product is to change few pages of others. */
export interface RelatedProduct extends Pick<Product, 'slug' | 'name' | 'tagline'> {
	readonly tile: TileProps;
}

export interface Related {
	/** Most similar first, without those of its maker that are named beside it. */
	readonly similar: readonly RelatedProduct[];
	/** The next ones of its maker in name order, after the last one the first. */
	readonly byMaker: readonly RelatedProduct[];
	/** Whether its maker has more products. */
	readonly isMoreByMaker: boolean;
	/** Its newest week; `undefined` when it was launched beside the weeks. */
	readonly week: RelatedWeek | undefined;
}

interface RelatedWeek extends Pick<PeriodFacts, 'slug' | 'name' | 'status'> {
	/** The place before it, its own and the place after it, as far as there are any, the better one first. */
	readonly places: readonly RelatedPlace[];
}

interface RelatedPlace extends Pick<Ranking, 'position' | 'product' | 'name'> {
	readonly tile: TileProps;
}

const mostByMaker = 4;

export function relatedProducts(catalog: Catalog, product: Product): Related {
	const maker = makersOf(catalog).get(product);
	const others = maker ? nextOf(maker.products, product) : [];
	const byMaker = others.slice(0, mostByMaker);
	const similar = similarProducts(catalog.products).get(product.slug) ?? [];
	return {
		similar: similar.filter((other) => !byMaker.includes(other)).map(related),
		byMaker: byMaker.map(related),
		isMoreByMaker: others.length > byMaker.length,
		week: weekOf(catalog, product),
	};
}

/** One object for each product, which many pages share. */
const shown = new WeakMap<Product, RelatedProduct>();

function related(product: Product): RelatedProduct {
	const { slug, name, tagline } = product;
	const known = shown.get(product) ?? { slug, name, tagline, tile: tileOf(product) };
	shown.set(product, known);
	return known;
}

const makers = new WeakMap<Catalog, ReadonlyMap<Product, Maker>>();

function makersOf(catalog: Catalog): ReadonlyMap<Product, Maker> {
	const known =
		makers.get(catalog) ??
		new Map(catalog.makers.flatMap((maker) => maker.products.map((product): [Product, Maker] => [product, maker])));
	makers.set(catalog, known);
	return known;
}

/** Those after one of them, and then those before it. */
function nextOf(products: readonly Product[], product: Product): Product[] {
	const index = products.indexOf(product);
	return [...products.slice(index + 1), ...products.slice(0, index)];
}

function weekOf(catalog: Catalog, { slug, launches: [newest] }: Product): RelatedWeek | undefined {
	if (!newest) return undefined;
	const { slug: week, name, status } = newest.launch_period;
	const { rankings, indexes } = leaderboards(catalog).get(week) ?? none;
	const index = indexes.get(slug);
	if (index === undefined) return undefined;
	const products = productsBySlug(catalog);
	const places = rankings
		.slice(Math.max(0, index - 1), index + 2)
		.flatMap(({ position, product, name: productName }) => {
			const other = products.get(product);
			return other ? { position, product, name: productName, tile: tileOf(other) } : [];
		});
	return { slug: week, name, status, places };
}

interface Leaderboard extends Pick<LaunchPeriod, 'rankings'> {
	/** Indexes of products in the rankings, by slug. */
	readonly indexes: ReadonlyMap<string, number>;
}

const none: Leaderboard = { rankings: [], indexes: new Map() };

const known = new WeakMap<Catalog, ReadonlyMap<string, Leaderboard>>();

/** Every week by its slug. */
function leaderboards(catalog: Catalog): ReadonlyMap<string, Leaderboard> {
	const found = known.get(catalog) ?? new Map(catalog.launch_periods.map((period) => [period.slug, indexed(period)]));
	known.set(catalog, found);
	return found;
}

const indexed = ({ rankings }: LaunchPeriod): Leaderboard => ({
	rankings,
	indexes: new Map(rankings.map(({ product }, index) => [product, index])),
});
