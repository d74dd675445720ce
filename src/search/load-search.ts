import { searchPointerFile } from '../routes/paths.ts';
import type { SearchIndexFile } from './product-index.ts';
import { ProductSearch } from './product-search.ts';

/** The file at `searchPointerFile`. */
export interface SearchPointer {
	/** The path of the index. */
	readonly file: string;
}

/** @param read - Reads a published file; gives `undefined` when there is none. */
export async function loadSearch(read: (path: string) => Promise<string | undefined>): Promise<ProductSearch> {
	const { file } = await readJson<SearchPointer>(read, searchPointerFile);
	return new ProductSearch(await readJson<SearchIndexFile>(read, file));
}

async function readJson<Body>(read: (path: string) => Promise<string | undefined>, path: string): Promise<Body> {
	const text = await read(path);
	if (text === undefined) throw new Error(`There is no file ${path}. Build the catalog.`);
	return JSON.parse(text);
}
