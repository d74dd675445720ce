import type { Catalog } from './catalog.ts';

/**
 * Where the catalog of this process is kept. Astro bundles the pages with a copy of this module of its own, so it is a
 * symbol of the process instead of a variable of the module.
 */
const current = Symbol.for('launch-catalog.catalog');

/**
 * Sets the catalog that `load` returns. The build sets it while pages list their paths and props, the dev server after each
 * edit. `undefined` removes it, so that a page gets nothing but its props. A function is called on the first `load`.
 */
export function setCatalog(catalog: Catalog | (() => Catalog) | undefined): void {
	Reflect.set(globalThis, current, catalog);
}

/** The catalog that pages show. @throws {Error} when no catalog has been set. */
export function load(): Catalog {
	const set = Reflect.get(globalThis, current) as Catalog | (() => Catalog) | undefined;
	const catalog = typeof set === 'function' ? set() : set;
	if (set !== catalog) setCatalog(catalog);
	if (!catalog) throw new Error('There is no catalog to render. Run `npm run build` or `npm run dev`.');
	return catalog;
}
