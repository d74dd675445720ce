import type { Vocabulary } from '../drafts/vocabulary.ts';
import { vocabularyFile } from '../routes/paths.ts';
import { type AgentSite, memoize } from './site.ts';

/** Categories, pricing models, plans and weeks, as drafts may name them. */
export function vocabularyOf(site: AgentSite): Promise<Vocabulary> {
	return memoize(site, vocabularyFile, async () => {
		const text = await site.read(vocabularyFile);
		if (text === undefined) throw new Error(`There is no file ${vocabularyFile}. Build the catalog.`);
		return JSON.parse(text) as Vocabulary;
	});
}
