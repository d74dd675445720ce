import type { Order } from './product-orders.ts';

const titles: Readonly<Record<Order, string>> = {
	name: 'Products',
	score: 'Products by score',
	newest: 'Newest products',
};

export const titleOfOrder = (order: Order): string => titles[order];
