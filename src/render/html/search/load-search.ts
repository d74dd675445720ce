import { IndexCache } from '../../../search/index-cache.ts';
import { IndexReader } from '../../../search/index-reader.ts';

/** Characters of the index that a page keeps. */
const maximumSize = 8 * 1_048_576;

let reader: IndexReader | undefined;

/** The index as this page reads it. */
export function searchIndex(): IndexReader {
	reader ??= new IndexReader(fetchText, new IndexCache(maximumSize));
	return reader;
}

async function fetchText(path: string): Promise<string | undefined> {
	const response = await fetch(path);
	if (response.status === 404) return undefined;
	if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
	return response.text();
}
