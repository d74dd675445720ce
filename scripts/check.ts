/** `npm run check`: every issue of every content file, without building anything. */
import { loadCatalog } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/settings/build-settings.ts';
import { requireContent } from './build/require-content.ts';
import { run } from './exit-with-sentence.ts';

await run(() => {
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	const start = performance.now();
	const { products, launch_periods } = loadCatalog({ contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL });
	const seconds = ((performance.now() - start) / 1_000).toFixed(2);
	console.log(`No issues. ${products.length} visible products and ${launch_periods.length} weeks (${seconds} s).`);
});
