/** What agents can do with the catalog. MCP offers the operations as tools, A2A runs them for data parts and texts. */
import { getProduct } from './operations/get-product.ts';
import { getProducts } from './operations/get-products.ts';
import { getLaunchPeriod, listLaunchPeriods } from './operations/launch-periods.ts';
import { listCategories } from './operations/list-categories.ts';
import { listMakers } from './operations/list-makers.ts';
import { listProducts } from './operations/list-products.ts';
import { listWinners } from './operations/list-winners.ts';
import type { Operation } from './operations/operation.ts';
import { prepareLaunch } from './operations/prepare-launch.ts';
import { searchProducts } from './operations/search-products.ts';

/** In the order in which clients list them. */
export const operations: readonly Operation[] = [
	listProducts,
	searchProducts,
	getProduct,
	getProducts,
	listCategories,
	listMakers,
	listLaunchPeriods,
	getLaunchPeriod,
	listWinners,
	prepareLaunch,
];
