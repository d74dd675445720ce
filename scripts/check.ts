/** `npm run check`: every issue and every warning of every content file, without building anything. */
import { resolve } from 'node:path';
import { checkContent } from '../src/build/check/check-content.ts';
import { countWarnings, warningLines } from '../src/build/check/print-warnings.ts';
import { cacheIn } from '../src/build/release-folders.ts';
import { requireContent } from '../src/build/require-content.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';
import { ContentCache } from '../src/content/cache/content-cache.ts';
import { runCommand } from './run-command.ts';

await runCommand('check', () => {
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	const start = performance.now();
	const cache = new ContentCache({ directory: cacheIn(resolve(import.meta.dirname, '..')) });
	const options = { contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL, cache };
	const { catalog, warnings } = checkContent(options);
	const seconds = ((performance.now() - start) / 1_000).toFixed(2);
	for (const line of warningLines(warnings)) console.error(line);
	const found = ['No issues', countWarnings(warnings)].filter(Boolean).join(', ');
	const { products, launch_periods } = catalog;
	console.log(`${found}. ${products.length} visible products and ${launch_periods.length} weeks (${seconds} s).`);
});
