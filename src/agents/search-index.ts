/** The site's search index, read once for each release. */
import { searchIndexFile } from '../routes/paths.ts';
import type { IndexFile } from '../search/index-file.ts';
import { SearchTerms } from '../search/search-terms.ts';
import { type AgentSite, memoize } from './site.ts';

/** The index as it is written; `undefined` when the site is built without search. */
export function indexFile(site: AgentSite): Promise<IndexFile | undefined> {
	return memoize(site, searchIndexFile, async () => {
		const text = await site.read(searchIndexFile);
		return text === undefined ? undefined : (JSON.parse(text) as IndexFile);
	});
}

/** The terms of the index, arranged for searching. */
export const termsOf = (site: AgentSite, index: IndexFile): Promise<SearchTerms> =>
	memoize(site, 'search-terms', async () => new SearchTerms(index.index));
