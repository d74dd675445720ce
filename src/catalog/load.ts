import type { ContentChanges } from '../content/content-folder.ts';
import { ContentError, type Issue } from '../content/issue.ts';
import { type Content, readReadable } from '../content/read-content.ts';
import { setBoardTexts } from '../texts/board-texts.ts';
import { type BuildFacts, buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';

export interface LoadOptions extends Omit<BuildFacts, 'builtAt'> {
	readonly contentDir: string;
	/** In whole seconds since 1970; now when not given. */
	readonly builtAt?: number | undefined;
	/** Planned changes of the content. */
	readonly changes?: ContentChanges | undefined;
}

/** @throws {ContentError} with every issue of every file. */
export const loadCatalog = (options: LoadOptions): Catalog => loadContent(options).catalog;

/** The catalog beside the content that it is made of. Sets the texts of this process to those of the board. @throws {ContentError} with every issue of every file. */
export function loadContent(options: LoadOptions): LoadedContent {
	const { loaded, issues } = loadReadable(options);
	if (!loaded || issues.length > 0) throw new ContentError(issues);
	return loaded;
}

interface LoadedContent {
	readonly content: Content;
	readonly catalog: Catalog;
}

/** Loads the files without an issue, and sets the texts. @returns `undefined` with the issues if `site.yaml` has one. */
export function loadReadable({ contentDir, builtAt, changes, ...facts }: LoadOptions): {
	readonly loaded: LoadedContent | undefined;
	readonly issues: readonly Issue[];
} {
	const seconds = builtAt ?? Math.floor(Date.now() / 1_000);
	const { content, issues } = readReadable(contentDir, changes);
	if (!content) return { loaded: undefined, issues };
	setBoardTexts({ lang: content.site.lang, texts: content.texts });
	return { loaded: { content, catalog: buildCatalog(content, { ...facts, builtAt: seconds }) }, issues };
}
