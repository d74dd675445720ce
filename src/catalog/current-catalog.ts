import type { Catalog } from './catalog.ts';

declare global {
	/** Reads the catalog of this process. A variable of the module wouldn't do: Astro bundles pages with a copy of it. */
	var launchCatalog: (() => Catalog) | undefined;
}

/**
 * Sets what `load` calls. The build sets it while pages list their paths and props, the dev server after each edit.
 * `undefined` removes it, so that a page gets nothing but its props.
 */
export function setCatalog(read: (() => Catalog) | undefined): void {
	globalThis.launchCatalog = read;
}

/** The catalog that pages show. @throws {Error} when no catalog has been set. */
export function load(): Catalog {
	if (!globalThis.launchCatalog)
		throw new Error(
			'There is no catalog here: call `load()` in `getStaticProps` or `getStaticPaths`, and take what it returns from the props',
		);
	return globalThis.launchCatalog();
}
