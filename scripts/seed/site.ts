/** What a seeded catalog has besides products and weeks. */

export const site = {
	name: 'Seeded Catalog',
	description: 'A made-up catalog for tests of scale.',
	base_url: 'https://catalog.example',
	notice: 'Everything on this board is made up.',
	forge: { kind: 'github', repository: 'https://github.com/seeded-catalog/seeded-catalog', branch: 'main' },
	plans: [
		{ slug: 'free', name: 'Free', description: 'One week on the board.' },
		{ slug: 'featured', name: 'Featured', description: 'One week on the board, paid for by the maker.' },
	],
	pricing_models: [
		{ slug: 'free', name: 'Free' },
		{ slug: 'freemium', name: 'Free with paid extras' },
		{ slug: 'paid', name: 'Paid once' },
		{ slug: 'subscription', name: 'Subscription' },
		{ slug: 'open_source', name: 'Open source' },
		{ slug: 'contact', name: 'Price on request' },
	],
	score: { votes: 1, comments: 0.5 },
} as const;

/** Names by slug. */
export const categories: ReadonlyMap<string, string> = new Map(
	[
		'Audio and video',
		'Communication',
		'Databases',
		'Design',
		'Developer tools',
		'Education',
		'Finance',
		'Games',
		'Health',
		'Maps',
		'Monitoring',
		'Productivity',
		'Science',
		'Security',
		'Self-hosting',
		'Shops',
		'Travel',
		'Writing',
	].map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]),
);
