import { type AgentCall, sentence, toolCall, toolList } from './agent-call.ts';

/** What a catalog offers to ask for. */
export interface Known {
	/** Slugs of products, of which the first is asked for alone. */
	readonly products: readonly string[];
	readonly category: string;
	readonly pricingModel: string;
}

/** Beginnings of common words, as many as a query may hold. */
const broad = 'sh st sp pl pa pi re ra ri co ca cl no ti ta da do '.repeat(4).slice(0, 200);

/** Calls of every kind; the dearest that bounds allow are among them. */
export function agentCases({ products, category, pricingModel }: Known): AgentCall[] {
	const [known = ''] = products;
	return [
		toolList,
		toolCall('list_products', {}),
		toolCall('list_products', { order: 'votes', limit: 50 }),
		toolCall('list_products', { category, pricing_model: pricingModel, order: 'newest' }),
		toolCall('list_products', { category: `${category}x` }, 'list_products of an unknown category'),
		toolCall('search_products', { query: 'notes' }),
		toolCall('search_products', { query: 'notes', category, order: 'votes' }),
		toolCall('search_products', { query: broad }, 'search_products with 200 characters'),
		toolCall('get_product', { slug: known }, 'get_product of a known slug'),
		toolCall('get_product', { slug: `${known}x` }, 'get_product of an unknown slug'),
		toolCall('get_products', { slugs: products.slice(0, 20) }, 'get_products of 20 slugs'),
		toolCall('list_categories', {}),
		toolCall('get_launch_period', {}),
		toolCall('list_winners', { limit: 53 }),
		toolCall('prepare_launch', { name: known, tagline: 'One line', categories: [category] }, 'prepare_launch'),
		sentence('top launches this week'),
		sentence('how many products are there?'),
		sentence(`find ${category.replaceAll('-', ' ')}`),
		sentence(`tell me about ${known}`, 'tell me about a known name'),
		sentence(`tell me about ${known}x`, 'tell me about an unknown name'),
		sentence(broad.repeat(3).slice(0, 500), '500 characters of common beginnings'),
	];
}
