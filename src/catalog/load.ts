import { readBuildSettings } from '../settings/build-settings.ts';
import { buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';
import { readContent } from './read-content.ts';

export interface LoadOptions {
	readonly contentDir: string;
	/** The build date, UTC, `YYYY-MM-DD`. */
	readonly date: string;
	/** Base of absolute URLs; the one of `site.yaml` when not given. */
	readonly baseUrl?: string | undefined;
}

/** @throws {ContentError} with every issue of every file. */
export function loadCatalog({ contentDir, date, baseUrl }: LoadOptions): Catalog {
	return buildCatalog(readContent(contentDir), date, baseUrl);
}

/**
 * The build checks the content before Astro starts. Astro bundles the pages with a copy of this module of its own, so
 * the checked catalog waits for it under a symbol of the process instead of in a variable.
 */
const handover = Symbol.for('launch-catalog.loaded');

/** Makes `load` answer with this catalog for the rest of the process. */
export function handOver(catalog: Catalog): void {
	Reflect.set(globalThis, handover, catalog);
}

let loaded: Catalog | undefined;

/**
 * The catalog that pages render, read once: the one handed over, else the one that the settings name.
 *
 * @throws {ContentError} with every issue of every file.
 * @throws {SettingsError} when a setting cannot be used.
 */
export function load(): Catalog {
	loaded ??= Reflect.get(globalThis, handover) as Catalog | undefined;
	if (!loaded) {
		const { CONTENT_DIR, CATALOG_DATE, SITE_URL } = readBuildSettings(process.env);
		loaded = loadCatalog({ contentDir: CONTENT_DIR, date: CATALOG_DATE, baseUrl: SITE_URL });
	}
	return loaded;
}
