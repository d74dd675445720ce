import { fold } from '../../search/terms.ts';
import type { AgentSite } from '../site.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { Intent } from './intent.ts';
import { searchWords, withoutStopWords } from './stop-words.ts';

/** A search for exactly the name of a category becomes one for its products: `best databases`. */
export async function resolveCategory(intent: Intent, site: AgentSite): Promise<Intent> {
	const { query } = intent.parameters;
	if (intent.operation !== 'search_products' || typeof query !== 'string') return intent;
	const { categories } = await vocabularyOf(site);
	const category = categories.find(({ slug, name }) => [slug, name].some((own) => topicOf(own) === topicOf(query)));
	return category ? { ...intent, parameters: { category: category.slug } } : intent;
}

/** The words of a name or a query that a search keeps. */
const topicOf = (text: string): string => withoutStopWords(fold(text).replaceAll('-', ' '), searchWords) || fold(text);
