/** The responses of the API that list products or weeks, and the one of a week. */
import type { Catalog, LaunchPeriod, PeriodFacts } from '../../catalog/catalog.ts';
import { builtPageSizes, maximumLaunchPeriods } from '../../contract/limits.ts';
import { totalPages } from '../../contract/pagination.ts';
import { launchPeriodPage, productPage } from '../../urls/paths.ts';
import { publishedPlaces } from '../shared/leaderboard.ts';
import { productItem } from './product.ts';

/**
 * One page of the product list.
 *
 * @param page - 1-based; a page beyond the last has no products and true totals.
 */
export function productList(catalog: Catalog, page: number, perPage: number) {
	const { products } = catalog;
	return {
		products: products.slice((page - 1) * perPage, page * perPage).map((product) => productItem(catalog, product)),
		page,
		total_pages: totalPages(products.length, perPage),
		total_count: products.length,
	};
}

/** The pages that are built as files. Page 1 of each size always is one, so that an empty catalog has totals, too. */
export function builtPages({ products }: Catalog): { page: number; size: number }[] {
	return builtPageSizes.flatMap((size) =>
		Array.from({ length: Math.max(1, totalPages(products.length, size)) }, (_, index) => ({ page: index + 1, size })),
	);
}

/** The newest launch periods, as many as the contract allows. */
export function launchPeriodList(catalog: Catalog) {
	return {
		launch_periods: catalog.launch_periods.slice(0, maximumLaunchPeriods).map((period) => periodFacts(catalog, period)),
	};
}

/** One launch period with the first places of its leaderboard, as many as the contract allows. */
export function launchPeriodDetail(catalog: Catalog, period: LaunchPeriod) {
	return {
		launch_period: periodFacts(catalog, period),
		rankings: publishedPlaces(period.rankings).map((ranking) => ({
			...ranking,
			url: catalog.base_url + productPage(ranking.product),
		})),
	};
}

function periodFacts(catalog: Catalog, { slug, name, status, starts_on, ends_on }: PeriodFacts) {
	return { slug, name, status, starts_on, ends_on, url: catalog.base_url + launchPeriodPage(slug) };
}
