/** What agents can do with the catalog. MCP offers the operations as tools; A2A runs them for a sentence or a data part. */
import { getLaunchPeriod, listLaunchPeriods } from './operations/launch-periods.ts';
import type { Operation } from './operations/operation.ts';
import { getProduct, listProducts, searchProducts } from './operations/products.ts';

/** In the order in which clients list them. */
export const operations: readonly Operation[] = [
	listProducts,
	getProduct,
	searchProducts,
	listLaunchPeriods,
	getLaunchPeriod,
];
