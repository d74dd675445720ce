import type { Catalog, LaunchPeriod, Product } from '../catalog/catalog.ts';
import {
	apiChangesPage,
	categoryPage,
	launchPeriodPage,
	makerPage,
	pricingListPage,
	pricingPage,
	productListPage,
	productPage,
	referencePage,
	subscribePage,
	versionsPage,
	yearPage,
} from '../routes/paths.ts';
import { type LastChanges, lastChangeOfWeek } from './last-changes.ts';
import { laterPages, pagePath } from './paged.ts';
import { pathOfOrder } from './product-orders.ts';
import { productsByPrice } from './products-by-price.ts';
import { productsIn } from './products-of.ts';
import { pagesOfPlaces } from './props/later-places.ts';
import { ordersOf } from './props/products.ts';
import { countPlaces } from './published-places.ts';
import { weeksByYear } from './weeks-by-year.ts';

/** A page that search engines should know. */
export interface SitePath {
	readonly path: string;
	/** The day since which what it is about has not changed, where that is known. */
	readonly changed?: (changes: LastChanges) => string | undefined;
}

/** Every page but those that are forms. */
export function sitePaths(catalog: Catalog): SitePath[] {
	const { products, categories, makers, launch_periods, pages } = catalog;
	return [
		{ path: '/', changed: ofWeeks },
		...listing(productListPage, products),
		...ordersOf(catalog).flatMap((order) => listing(pathOfOrder(order), products)),
		...pricedLists(catalog),
		...products.map((product) => ({
			path: productPage(product.slug),
			changed: ({ ofProduct }: LastChanges) => ofProduct(product),
		})),
		{ path: '/categories', changed: ({ ofList }) => ofList(products) },
		...categories.flatMap(({ slug }) => listing(categoryPage(slug), productsIn(catalog, slug))),
		...makers.flatMap((maker) => listing(makerPage(maker.slug), maker.products)),
		{ path: '/launches', changed: ofWeeks },
		...weeksByYear(catalog).map(({ year, weeks }) => ({
			path: yearPage(year),
			changed: ({ ofYear }: LastChanges) => ofYear(weeks),
		})),
		...launch_periods.flatMap(pagesOfWeek),
		...pages.map(({ slug }) => ({ path: `/${slug}` })),
		{ path: subscribePage },
		{ path: apiChangesPage, changed: ({ ofApi }) => ofApi() },
		...[referencePage, versionsPage].map((path) => ({ path })),
	];
}

/** Products by pricing model. */
function pricedLists(catalog: Catalog): SitePath[] {
	const priced = productsByPrice(catalog);
	const changed = ({ ofList }: LastChanges) => ofList(catalog.products);
	return [
		...(priced.length > 0 ? [{ path: pricingListPage, changed }] : []),
		...priced.flatMap(({ slug, products }) => listing(pricingPage(slug), products)),
	];
}

/** Every page of a list. */
function listing(path: string, items: readonly Product[]): SitePath[] {
	const changed = ({ ofList }: LastChanges) => ofList(items);
	return [1, ...laterPages(items)].map((page) => ({ path: pagePath(path, page), changed }));
}

const ofWeeks = ({ ofWeeks }: LastChanges): string | undefined => ofWeeks();

function pagesOfWeek(period: LaunchPeriod): SitePath[] {
	const pages = Array.from({ length: pagesOfPlaces(countPlaces(period)) }, (_, index) => index + 1);
	return pages.map((page) => ({
		path: pagePath(launchPeriodPage(period.slug), page),
		changed: () => lastChangeOfWeek(period),
	}));
}
