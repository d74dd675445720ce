import type { Catalog } from '../../src/catalog/catalog.ts';
import { vocabularyOf } from '../../src/content/schemas/vocabulary.ts';
import { facets, ownFieldsDocument, similarRows, winners } from '../../src/render/json/facets.ts';
import { productDetail } from '../../src/render/json/product.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/responses.ts';
import { redirects, slugsAndNames, slugsByWebsite } from '../../src/render/json/site-data.ts';
import * as paths from '../../src/urls/paths.ts';
import { listFiles } from './catalog.ts';

/** The files that agents read of a catalog, by path, but for the search index. */
export const agentTexts = (catalog: Catalog): Record<string, string> => ({
	...listFiles(catalog),
	...Object.fromEntries(
		Object.entries({
			[paths.namesFile]: slugsAndNames(catalog),
			[paths.websitesFile]: slugsByWebsite(catalog),
			[paths.vocabularyFile]: vocabularyOf(catalog),
			[paths.facetsFile]: facets(catalog),
			[paths.similarFile]: similarRows(catalog),
			...(catalog.site.fields.length > 0 && { [paths.ownFieldsFile]: ownFieldsDocument(catalog) }),
			[paths.winnersFile]: winners(catalog),
			[paths.redirectsFile]: redirects(catalog),
			[paths.launchPeriodsFile]: launchPeriodList(catalog),
			...Object.fromEntries(
				catalog.launch_periods.map((own) => [paths.launchPeriodFile(own.slug), launchPeriodDetail(catalog, own)]),
			),
			...Object.fromEntries(
				catalog.products.map((own) => [paths.productFile(own.slug), { product: productDetail(catalog, own) }]),
			),
		}).map(([path, body]) => [path, JSON.stringify(body)]),
	),
});
