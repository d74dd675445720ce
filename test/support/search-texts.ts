import type { Catalog } from '../../src/catalog/catalog.ts';
import { searchFiles } from '../../src/render/json/search/search-files.ts';
import { searchFile } from '../../src/routes/paths.ts';
import { IndexCache } from '../../src/search/index-cache.ts';
import { IndexReader } from '../../src/search/index-reader.ts';

/**
 * The files of the search index by path.
 *
 * @param largest - As much as is read for a beginning alone, in 1,024 characters.
 */
export const searchTexts = (catalog: Catalog, largest?: number): Record<string, string> =>
	Object.fromEntries(Array.from(searchFiles(catalog, largest), ({ name, text }) => [searchFile(name), text]));

/** @param texts - By path. */
export const readerOf = (texts: Readonly<Record<string, string>>): IndexReader =>
	new IndexReader(async (path) => texts[path], new IndexCache(8 * 1_048_576));
