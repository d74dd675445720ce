import { fold } from '../../search/terms.ts';
import type { AgentSite } from '../site.ts';
import { vocabularyOf } from '../vocabulary.ts';
import type { Intent } from './intent.ts';
import { contentOf, searchWords } from './words.ts';

/** Where a sentence searches for exactly the name of a category, its products are meant: `best databases`. */
export async function withCategory(order: Intent, site: AgentSite): Promise<Intent> {
	const { query } = order.parameters;
	if (order.operation !== 'search_products' || typeof query !== 'string') return order;
	const { categories } = await vocabularyOf(site);
	const category = categories.find(({ slug, name }) => [slug, name].some((own) => topicOf(own) === topicOf(query)));
	return category ? { ...order, parameters: { category: category.slug } } : order;
}

/** `Developer tools` in the words that a search keeps. */
const topicOf = (text: string): string => contentOf(fold(text).replaceAll('-', ' '), searchWords) || fold(text);
