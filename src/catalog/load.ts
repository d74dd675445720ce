import type { ContentChanges, ReadAhead } from '../content/content-folder.ts';
import type { Issue } from '../content/issue.ts';
import { type Content, readContent } from '../content/read-content.ts';
import { setBoardTexts } from '../texts/board-texts.ts';
import { type BuildFacts, buildCatalog } from './build-catalog.ts';
import type { Catalog } from './catalog.ts';

export interface LoadOptions extends Omit<BuildFacts, 'builtAt'> {
	readonly contentDir: string;
	/** In whole seconds since 1970; now when not given. */
	readonly builtAt?: number | undefined;
	/** Planned changes of the content. */
	readonly changes?: ContentChanges | undefined;
	/** What is read of the folder already. */
	readonly ahead?: ReadAhead;
	/** Where to put the issues of files that the rest can be read without. */
	readonly issues?: Issue[];
}

/** The catalog beside the content that it is made of. Sets the texts of this process to those of the board. @throws {ContentError} with every issue of every file. */
export function loadContent({ contentDir, builtAt, changes, issues, ahead, ...facts }: LoadOptions): {
	content: Content;
	catalog: Catalog;
} {
	const seconds = builtAt ?? Math.floor(Date.now() / 1_000);
	const content = readContent(contentDir, changes, issues, ahead);
	setBoardTexts({ lang: content.site.lang, texts: content.texts });
	return { content, catalog: buildCatalog(content, { ...facts, builtAt: seconds }) };
}
