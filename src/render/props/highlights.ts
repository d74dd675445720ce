import type { Catalog, Product } from '../../catalog/catalog.ts';
import { bestFirst, bestLaunch } from '../best-launch.ts';
import { newestFirst } from '../products-of.ts';
import { type ListedProduct, listed } from './lists.ts';
import { type TileProps, tileOf } from './tile.ts';

/** What stands above a list that is too long to be looked through at once. */
export interface Highlights {
	/** Best first; fewer than three where few have been in a week. */
	readonly best: readonly BestProduct[];
	/** None where the list is short enough that the same products would stand three times on a screen or two. */
	readonly newest: readonly NewProduct[];
}

interface BestProduct extends ListedProduct {
	/** Of its best week. */
	readonly score: number;
	readonly week: string;
}

/** By its name and its day: what it is stands in the list of all. */
type NewProduct = TileProps & Pick<Product, 'first_launched_on'>;

const howMany = 3;

/** Shorter lists are seen at once. */
const worthBest = 7;

const worthNewest = 12;

/** Of the first page of a list; `undefined` where it has none. */
export function highlightsOf(catalog: Catalog, products: readonly Product[], page: number): Highlights | undefined {
	if (page > 1 || products.length < worthBest) return undefined;
	return {
		best: firstOf(products, bestFirst).flatMap((product) => bestProduct(catalog, product)),
		newest: products.length < worthNewest ? [] : firstOf(products, newestFirst).map(newProduct),
	};
}

function newProduct(product: Product): NewProduct {
	return { ...tileOf(product), first_launched_on: product.first_launched_on };
}

function bestProduct(catalog: Catalog, product: Product): BestProduct[] {
	const launch = bestLaunch(product);
	// A score of zero is not said, and nothing is best by it.
	if (!launch || launch.score <= 0) return [];
	const { score, launch_period } = launch;
	return [{ ...listed(catalog, product), score, week: launch_period.name }];
}

/** The first ones of an order, without sorting all. */
function firstOf(products: readonly Product[], compare: (a: Product, b: Product) => number): Product[] {
	const first: Product[] = [];
	for (const product of products) {
		const index = first.findIndex((other) => compare(product, other) < 0);
		if (index >= 0) first.splice(index, 0, product);
		else if (first.length < howMany) first.push(product);
		if (first.length > howMany) first.pop();
	}
	return first;
}
