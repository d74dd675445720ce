import MiniSearch from 'minisearch';
import { searchIndexFile } from '../../../routes/paths.ts';
import type { Search, SearchHit } from '../../../search/find-products.ts';
import { indexOptions } from '../../../search/options.ts';

let loading: Promise<Search> | undefined;

/** Loads the index once for a page; after a failure the next call tries again. */
export function loadSearch(): Promise<Search> {
	loading ??= load().catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

async function load(): Promise<Search> {
	const response = await fetch(searchIndexFile);
	if (!response.ok) throw new Error(`${searchIndexFile} answered ${response.status}.`);
	const index = await MiniSearch.loadJSONAsync(await response.text(), indexOptions);
	// Its hits hold what the index stores, which the types of the library leave open.
	return (words, stage) => index.search(words, { ...stage }) as unknown as readonly SearchHit[];
}
