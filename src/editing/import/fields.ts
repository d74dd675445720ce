/** The fields that a column can give, with the names under which other catalogs have them, the likeliest first. */
const synonyms = {
	slug: ['slug', 'token', 'handle', 'key', 'identifier', 'id', 'file', 'product'],
	name: ['name', 'title', 'product_name', 'app_name', 'software', 'project', 'display_name', 'product'],
	tagline: ['tagline', 'tag_line', 'summary', 'short_description', 'subtitle', 'slogan', 'headline', 'desc', 'excerpt'],
	description: ['description', 'long_description', 'full_description', 'body', 'details', 'about', 'content', 'text'],
	categories: ['categories', 'category', 'topics', 'topic', 'tags', 'tag', 'keywords', 'labels', 'genre', 'type'],
	pricing_model: ['pricing_model', 'price_model', 'pricing_type'],
	price_label: ['price_label', 'price', 'pricing', 'price_text', 'cost'],
	maker: [
		'maker',
		'author',
		'vendor',
		'company',
		'organisation',
		'organization',
		'developer',
		'publisher',
		'owner',
		'creator',
	],
	website_url: [
		'website_url',
		'website',
		'homepage',
		'home_page',
		'homepage_url',
		'official_site',
		'official_website',
		'site',
		'web',
		'url',
		'link',
		'href',
		'source_code_url',
		'repo_url',
		'repository_url',
		'repository',
		'github',
		'git',
	],
	discoverable: ['discoverable', 'visible', 'public'],
	first_launched_on: ['first_launched_on', 'launched_on', 'launch_date', 'launched', 'released_on', 'release_date'],
	reviews_count: ['reviews_count', 'review_count', 'reviews'],
	average_rating: ['average_rating', 'rating', 'avg_rating', 'score_average'],
	former_slugs: ['former_slugs', 'aliases', 'old_slugs'],
	period: ['period', 'launch_period', 'week', 'launch_week'],
	plan: ['plan'],
	votes: ['votes', 'upvotes', 'votes_count', 'vote_count', 'points'],
	comments: ['comments', 'comments_count', 'comment_count'],
	score: ['score'],
	approved: ['approved'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type Field = keyof typeof synonyms;

export const fieldNames = Object.keys(synonyms) as readonly Field[];

export const synonymsOf = (field: Field): readonly string[] => synonyms[field];

/** Fields of the launch in a week, which are nothing without one. */
export const launchFields: readonly Field[] = ['plan', 'votes', 'comments', 'score', 'approved'];

/** `Home page`, `home-page` and `homePage` are one. */
export function columnKey(column: string): string {
	const words = column
		.normalize('NFKC')
		.replace(/([a-z0-9])([A-Z])/g, '$1_$2')
		.toLowerCase();
	return words
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean)
		.join('_');
}
