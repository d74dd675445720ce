import { requireContent } from '../src/build/require-content.ts';
import type { LoadOptions } from '../src/catalog/load.ts';
import { readBuildSettings } from '../src/config/build-settings.ts';

/** The content that the settings name, for commands that read or change it. @throws {SettingsError} */
export function contentOptions(): LoadOptions & { readonly date: string } {
	const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(process.env);
	requireContent(CONTENT_DIR);
	return { contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL };
}
