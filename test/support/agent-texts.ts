import type { Catalog } from '../../src/catalog/catalog.ts';
import { vocabularyOf } from '../../src/drafts/vocabulary.ts';
import { facets, similarRows, winners } from '../../src/render/json/facets.ts';
import { productDetail } from '../../src/render/json/product.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/responses.ts';
import { redirects, slugsAndNames, slugsByWebsite } from '../../src/render/json/site-data.ts';
import {
	facetsFile,
	launchPeriodFile,
	launchPeriodsFile,
	namesFile,
	productFile,
	redirectsFile,
	similarFile,
	vocabularyFile,
	websitesFile,
	winnersFile,
} from '../../src/routes/paths.ts';
import { listFiles } from './catalog.ts';

/** The files that agents read of a catalog, by path, but for the search index. */
export const agentTexts = (catalog: Catalog): Record<string, string> => ({
	...listFiles(catalog),
	...Object.fromEntries(
		Object.entries({
			[namesFile]: slugsAndNames(catalog),
			[websitesFile]: slugsByWebsite(catalog),
			[vocabularyFile]: vocabularyOf(catalog),
			[facetsFile]: facets(catalog),
			[similarFile]: similarRows(catalog),
			[winnersFile]: winners(catalog),
			[redirectsFile]: redirects(catalog),
			[launchPeriodsFile]: launchPeriodList(catalog),
			...Object.fromEntries(
				catalog.launch_periods.map((own) => [launchPeriodFile(own.slug), launchPeriodDetail(catalog, own)]),
			),
			...Object.fromEntries(
				catalog.products.map((own) => [productFile(own.slug), { product: productDetail(catalog, own) }]),
			),
		}).map(([path, body]) => [path, JSON.stringify(body)]),
	),
});
