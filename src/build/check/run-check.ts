import { readBuildSettings } from '../../config/build-settings.ts';
import { ContentCache } from '../../content/cache/content-cache.ts';
import { requireContent } from '../require-content.ts';
import { checkContent } from './check-content.ts';
import { countWarnings, warningLines } from './print-warnings.ts';

/** Checks the content and prints what was found. @throws {ContentError} with every issue. */
export function runCheck(environment: NodeJS.ProcessEnv, cacheDirectory: string): void {
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(environment);
	requireContent(CONTENT_DIR);
	const start = performance.now();
	const cache = new ContentCache({ directory: cacheDirectory });
	const options = { contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL, cache };
	const { catalog, warnings } = checkContent(options);
	const seconds = ((performance.now() - start) / 1_000).toFixed(2);
	for (const line of warningLines(warnings)) console.error(line);
	const found = ['No issues', countWarnings(warnings)].filter(Boolean).join(', ');
	const { products, launch_periods } = catalog;
	console.log(`${found}. ${products.length} visible products and ${launch_periods.length} weeks (${seconds} s).`);
}
