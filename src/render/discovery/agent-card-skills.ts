import type { Catalog, Product } from '../../catalog/catalog.ts';
import { liveExamples } from './live-examples.ts';

interface Skill {
	readonly id: string;
	readonly name: string;
	readonly description: string;
	readonly tags: readonly string[];
	readonly examples: readonly string[];
}

/** What the agent can be asked for. Each of the examples is answered with facts. */
export function skillsOf(catalog: Catalog) {
	const { products, launch_periods, extras } = catalog;
	const { categories, freeCategory, week, products: shown } = liveExamples(catalog);
	const topics = categories.map((slug) => slug.replaceAll('-', ' '));
	const skills: readonly Skill[] = [
		{
			id: 'list-products',
			name: 'List products',
			description:
				'Lists launched products by category, price, maker or date, in an order, page by page, and tells how many there are.',
			tags: ['catalog', 'products', 'list'],
			examples: [
				'List all products',
				'How many products are there?',
				...(products.length > 10 ? ['Show page 2 of the products'] : []),
				...(products.length > 5 ? ['The 5 products with the most votes'] : []),
				...(freeCategory === undefined ? [] : [`Which products for ${freeCategory.replaceAll('-', ' ')} are free?`]),
			],
		},
		...(extras.search ? [findProducts(topics)] : []),
		{
			id: 'product-details',
			name: 'Product details',
			description:
				'Tells what is known about one product: maker, price, website, votes, places and description; compares several.',
			tags: ['catalog', 'products', 'details'],
			examples: [...detailExamples(shown[0]), ...comparison(shown)],
		},
		{
			id: 'categories',
			name: 'Categories',
			description: 'Lists the categories, each with the number of its products.',
			tags: ['catalog', 'categories'],
			examples: categories.length > 0 ? ['Which categories are there?'] : [],
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
			description: 'Shows the products of a week in the order of their score, and the winners of several weeks.',
			tags: ['catalog', 'launches', 'ranking'],
			examples: [
				'Top launches this week',
				...(week ? [`Leaderboard of ${week}`] : []),
				...(launch_periods.some(({ status }) => status === 'finished') ? ['Winners of the last 4 weeks'] : []),
				"What's new?",
			],
		},
	];
	// An empty list counts as none where the card is signed (A2A 1.0, section 8.4.1).
	return skills.map(({ examples, ...skill }) => ({ ...skill, ...(examples.length > 0 && { examples }) }));
}

const findProducts = (topics: readonly string[]): Skill => ({
	id: 'find-products',
	name: 'Find products',
	description: 'Finds products by words of their name, tagline, category or maker.',
	tags: ['catalog', 'products', 'search'],
	examples: topics.map((topic, at) => (at === 1 ? `Which products are for ${topic}?` : `Find ${topic}`)),
});

function detailExamples(product: Product | undefined): string[] {
	if (!product) return [];
	const { slug, website_url } = product;
	return [`Tell me about ${slug}`, ...(website_url === undefined ? [] : [`What is the website of ${slug}?`])];
}

const comparison = ([first, second]: readonly Product[]): string[] =>
	first && second ? [`Compare ${first.slug} and ${second.slug}`] : [];
