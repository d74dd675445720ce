import type { Catalog, LaunchPeriod } from '../catalog/catalog.ts';
import { addDays } from '../content/schemas/calendar-date.ts';
import { categoryPage, launchPeriodPage, makerPage, productPage, referencePage } from '../routes/paths.ts';
import { laterPages, pagePath } from './paged.ts';
import { productsIn } from './products-of.ts';

/** A page that search engines should know. */
export interface SitePath {
	readonly path: string;
	/** The day since which it has not changed, where that is known. */
	readonly changed?: string;
}

/** Every page but those that are forms. */
export function sitePaths(catalog: Catalog): SitePath[] {
	const { products, categories, makers, launch_periods, pages } = catalog;
	const listing = (path: string, items: readonly unknown[]): SitePath[] =>
		[1, ...laterPages(items)].map((page) => ({ path: pagePath(path, page) }));
	return [
		{ path: '/' },
		...listing('/products', products),
		...products.map(({ slug }) => ({ path: productPage(slug) })),
		{ path: '/categories' },
		...categories.flatMap(({ slug }) => listing(categoryPage(slug), productsIn(catalog, slug))),
		...makers.flatMap((maker) => listing(makerPage(maker.slug), maker.products)),
		{ path: '/launches' },
		...launch_periods.map((period) => ({ path: launchPeriodPage(period.slug), ...lastChange(period) })),
		...pages.map(({ slug }) => ({ path: `/${slug}` })),
		{ path: referencePage },
	];
}

/** The order of a week stays as it was when the week closed, until it is corrected. When a product was withdrawn is not known. */
function lastChange({ status, ends_on, corrections, withdrawn }: LaunchPeriod): Pick<SitePath, 'changed'> {
	if (status === 'active' || withdrawn.length > 0) return {};
	return { changed: corrections.at(-1)?.date ?? addDays(ends_on, 1) };
}
