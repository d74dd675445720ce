/** The site's search index, of which each search reads the files that its words need. */
import { searchHeadFile } from '../routes/paths.ts';
import { IndexCache } from '../search/index-cache.ts';
import { IndexReader } from '../search/index-reader.ts';
import { type AgentSite, memoize } from './site.ts';

/** Characters that are kept of the index, for each release. */
const keptSize = 8 * 1_048_576;

/** What the files for the words of one query may hold, in 1,024 characters. */
export const maximumSize = 1_200;

/** Reads by the site of this request what no request before has read. */
export async function searchIndex(site: AgentSite): Promise<IndexReader> {
	return new IndexReader(site.read, await memoize(site, searchHeadFile, async () => new IndexCache(keptSize)));
}
