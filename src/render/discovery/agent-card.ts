import type { Catalog } from '../../catalog/catalog.ts';
import { a2aVersion } from '../../routes/discovery.ts';
import { untrustedNotice } from '../untrusted.ts';
import { guidePath } from './guides.ts';

/**
 * `/.well-known/agent-card.json`: the agent behind `/a2a`, as a card of A2A 1.0.
 *
 * @param version - The version of the contract.
 */
export function agentCard(catalog: Catalog, version: string) {
	const { base_url, site } = catalog;
	return {
		name: site.name,
		description: `Answers questions about launched products and weekly leaderboards. Read-only. ${untrustedNotice}`,
		version,
		provider: { url: base_url, organization: site.name },
		documentationUrl: base_url + guidePath(catalog),
		supportedInterfaces: [{ url: `${base_url}/a2a`, protocolBinding: 'JSONRPC', protocolVersion: a2aVersion }],
		capabilities: { streaming: false, pushNotifications: false, extendedAgentCard: false },
		defaultInputModes: ['text/plain', 'application/json'],
		defaultOutputModes: ['application/json', 'text/plain'],
		skills: skillsOf(catalog),
	};
}

/** Examples name what this catalog has, by slugs alone, so that each of them is answered with facts. */
function skillsOf({ products, categories, launch_periods, extras }: Catalog) {
	const topics = categories
		.filter(({ slug }) => products.some((product) => product.categories.includes(slug)))
		.map(({ slug }) => slug.replaceAll('-', ' '));
	const product = products.find(({ website_url }) => website_url !== undefined) ?? products[0];
	const [week] = launch_periods;
	return [
		{
			id: 'list-products',
			name: 'List products',
			description: 'Lists the launched products in name order, page by page, and tells how many there are.',
			tags: ['catalog', 'products', 'list'],
			examples: [
				'List all products',
				'How many products are there?',
				...(products.length > 10 ? ['Show page 2 of the products'] : []),
			],
		},
		...(extras.search
			? [
					{
						id: 'find-products',
						name: 'Find products',
						description: 'Finds products by words of their name, tagline, category or maker.',
						tags: ['catalog', 'products', 'search'],
						examples: topics
							.slice(0, 3)
							.map((topic, at) => (at === 1 ? `Which products are for ${topic}?` : `Find ${topic}`)),
					},
				]
			: []),
		{
			id: 'product-details',
			name: 'Product details',
			description: 'Tells what is known about one product: maker, price, website, votes and description.',
			tags: ['catalog', 'products', 'details'],
			examples: product
				? [
						`Tell me about ${product.slug}`,
						...(product.website_url === undefined ? [] : [`What is the website of ${product.slug}?`]),
					]
				: [],
		},
		{
			id: 'weekly-launches',
			name: 'Weekly launches',
			description: 'Lists the recent weekly launch periods, newest first.',
			tags: ['catalog', 'launches', 'weeks'],
			examples: ['Which weeks are there?', 'Show the latest launch weeks'],
		},
		{
			id: 'leaderboard',
			name: 'Leaderboard',
			description: 'Shows the products of a week in the order of their score.',
			tags: ['catalog', 'launches', 'ranking'],
			examples: ['Top launches this week', ...(week ? [`Leaderboard of ${week.slug}`] : []), "What's new?"],
		},
	];
}
