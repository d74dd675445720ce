import type { Catalog } from '../../../src/catalog/catalog.ts';
import { loadCatalog } from '../../../src/catalog/load.ts';
import { catalogExport } from '../../../src/render/exports/catalog-export.ts';
import { launchPeriodDetail, launchPeriodList } from '../../../src/render/json/launch-period.ts';
import { productDetail } from '../../../src/render/json/product.ts';
import { builtPages, productList } from '../../../src/render/json/product-list.ts';
import { redirects } from '../../../src/render/json/redirects.ts';
import { vocabulary } from '../../../src/render/json/vocabulary.ts';
import { launchPeriodsPath, productsPath } from '../../../src/routes/paths.ts';

const date = '2026-11-20';

/** What a content folder is published as, without a build. */
export function publish(contentDir: string): {
	readonly api: Record<string, string>;
	readonly data: Record<string, string>;
} {
	const catalog = loadCatalog({ contentDir, date, builtAt: 0 });
	return { api: apiOf(catalog), data: dataOf(catalog) };
}

/** The responses of the four operations, by path and query. */
function apiOf(catalog: Catalog): Record<string, string> {
	const documents: [string, unknown][] = [
		...builtPages(catalog).map(({ page, size }): [string, unknown] => [
			`${productsPath}?page=${page}&per_page=${size}`,
			productList(catalog, page, size),
		]),
		...catalog.products.map((product): [string, unknown] => [
			`${productsPath}/${product.slug}`,
			{ product: productDetail(catalog, product) },
		]),
		[launchPeriodsPath, launchPeriodList(catalog)],
		...catalog.launch_periods.map((period): [string, unknown] => [
			`${launchPeriodsPath}/${period.slug}`,
			launchPeriodDetail(catalog, period),
		]),
	];
	return Object.fromEntries(documents.map(([path, document]) => [path, JSON.stringify(document)]));
}

function dataOf(catalog: Catalog): Record<string, string> {
	return {
		'/data/catalog.ndjson': catalogExport(catalog),
		'/data/moved.json': JSON.stringify(redirects(catalog)),
		'/data/vocabulary.json': JSON.stringify(vocabulary(catalog)),
	};
}
