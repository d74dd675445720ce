import { type Content, readContent } from '../content/read-content.ts';
import { type BuildFacts, buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';

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

/**
 * Where the catalog of this process is kept. Astro bundles the pages with a copy of this module of its own, so it is a
 * symbol of the process instead of a variable of the module.
 */
const current = Symbol.for('launch-catalog.catalog');

/** Sets the catalog that `load` returns: the build does before it renders, the dev server after each edit. */
export function setCatalog(catalog: Catalog): void {
	Reflect.set(globalThis, current, catalog);
}

/** The catalog that pages render. @throws {Error} when no catalog has been set. */
export function load(): Catalog {
	const catalog = Reflect.get(globalThis, current) as Catalog | undefined;
	if (!catalog) throw new Error('There is no catalog to render. Run `npm run build` or `npm run dev`.');
	return catalog;
}
