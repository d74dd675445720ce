/** The orders of the list of all products. Each is made once for a catalog, by sorting once. */
import type { Catalog, Product } from '../catalog/catalog.ts';
import { oncePer } from '../catalog/once.ts';
import { orderPage, type otherOrders, productListPage } from '../routes/paths.ts';
import { alphabetical } from './alphabetical.ts';
import { bestFirst } from './best-launch.ts';
import { newestFirst } from './products-of.ts';

export type Order = 'name' | (typeof otherOrders)[number];

/** Path of the first page. */
export const pathOfOrder = (order: Order): string => (order === 'name' ? productListPage : orderPage(order));

export function productsInOrder(catalog: Catalog, order: Order): readonly Product[] {
	if (order === 'name') return alphabetical(catalog.products);
	return order === 'score' ? byScore(catalog) : byDay(catalog);
}

const byScore = oncePer(({ products }: Catalog) => products.toSorted(bestFirst));
const byDay = oncePer(({ products }: Catalog) => products.toSorted(newestFirst));
