import type { ContentCache } from '../content/cache/content-cache.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { type BuildFacts, buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';

export interface LoadOptions extends Omit<BuildFacts, 'builtAt'> {
	readonly contentDir: string;
	/** In whole seconds since 1970; now when not given. */
	readonly builtAt?: number | undefined;
	/** What earlier reads have found out about the files. */
	readonly cache?: ContentCache | undefined;
	/** Changes of the content that are not made yet. */
	readonly changes?: Parameters<typeof readContent>[2];
}

/** @throws {ContentError} with every issue of every file. */
export const loadCatalog = (options: LoadOptions): Catalog => loadContent(options).catalog;

/** The catalog beside the content that it is made of. @throws {ContentError} with every issue of every file. */
export function loadContent({ contentDir, builtAt, cache, changes, ...facts }: LoadOptions): {
	content: Content;
	catalog: Catalog;
} {
	const seconds = builtAt ?? Math.floor(Date.now() / 1_000);
	const content = readContent(contentDir, cache, changes);
	return { content, catalog: buildCatalog(content, { ...facts, builtAt: seconds }) };
}
