import { readBuildSettings } from '../settings/build-settings.ts';
import { type BuildFacts, buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';
import type { Site } from './front-matter/site.ts';
import { ContentError, type Issue } from './issue.ts';
import { type Content, readContent, readSite } from './read-content.ts';
import { readHistory } from './read-history.ts';
import type { History } from './releases.ts';

export interface LoadOptions extends Omit<BuildFacts, 'builtAt'> {
	readonly contentDir: string;
	/** In whole seconds since 1970; now when not given. */
	readonly builtAt?: number;
}

/** @throws {ContentError} with every issue of every file. */
export const loadCatalog = (options: LoadOptions): Catalog => loadContent(options).catalog;

/** The catalog beside the content that it is made of. @throws {ContentError} with every issue of every file. */
export function loadContent({ contentDir, builtAt, ...facts }: LoadOptions): { content: Content; catalog: Catalog } {
	const seconds = builtAt ?? Math.floor(Date.now() / 1_000);
	const content = readContent(contentDir);
	return { content, catalog: buildCatalog(content, { ...facts, builtAt: seconds }) };
}

/** Reads `site.yaml` alone. @throws {ContentError} with every issue of it. */
export function loadSite(contentDir: string): Site {
	const issues: Issue[] = [];
	const site = readSite(contentDir, contentDir, (issue) => issues.push(issue));
	if (!site) throw new ContentError(issues);
	return site;
}

/** Reads what earlier releases held; `undefined` when nobody has noted it. @throws {ContentError} with its issue. */
export function loadHistory(contentDir: string): History | undefined {
	const issues: Issue[] = [];
	const history = readHistory(contentDir, contentDir, (issue) => issues.push(issue));
	if (issues.length > 0) throw new ContentError(issues);
	return history;
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
		const settings = readBuildSettings(process.env);
		loaded = loadCatalog({
			contentDir: settings.CONTENT_DIR,
			date: settings.CATALOG_DATE,
			builtAt: settings.SOURCE_DATE_EPOCH,
			baseUrl: settings.SITE_URL,
			extras: settings.EXTRAS,
		});
	}
	return loaded;
}
