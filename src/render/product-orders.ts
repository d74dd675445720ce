/** The orders of the list of all products. Each is made once for a catalog, by sorting once. */
import type { Catalog, Product } from '../catalog/catalog.ts';
import { orderPage, type otherOrders, productListPage } from '../routes/paths.ts';
import { bestFirst } from './best-launch.ts';
import { newestFirst } from './products-of.ts';

export type Order = 'name' | (typeof otherOrders)[number];

/** Path of the first page. */
export const pathOfOrder = (order: Order): string => (order === 'name' ? productListPage : orderPage(order));

const sorted = new WeakMap<Catalog, Map<Order, readonly Product[]>>();

export function productsInOrder(catalog: Catalog, order: Order): readonly Product[] {
	const { products } = catalog;
	if (order === 'name') return products;
	const orders = sorted.get(catalog) ?? new Map<Order, readonly Product[]>();
	const known = orders.get(order) ?? products.toSorted(order === 'score' ? bestFirst : newestFirst);
	sorted.set(catalog, orders.set(order, known));
	return known;
}
