import type { Catalog } from './catalog.ts';

/**
 * Where the catalog of this process is kept. Astro bundles the pages with a copy of this module of its own, so it is a
 * symbol of the process instead of a variable of the module.
 */
const current = Symbol.for('launch-catalog.catalog');

/**
 * Sets the catalog that `load` returns: the build does while it asks the pages what they show, the dev server after each
 * edit. `undefined` takes it away, so that nothing but its props can reach a page. A function is called when the first page
 * asks.
 */
export function setCatalog(catalog: Catalog | (() => Catalog) | undefined): void {
	Reflect.set(globalThis, current, catalog);
}

/** The catalog of which pages say what they show. @throws {Error} when no catalog has been set. */
export function load(): Catalog {
	const set = Reflect.get(globalThis, current) as Catalog | (() => Catalog) | undefined;
	const catalog = typeof set === 'function' ? set() : set;
	if (set !== catalog) setCatalog(catalog);
	if (!catalog) throw new Error('There is no catalog to render. Run `npm run build` or `npm run dev`.');
	return catalog;
}
