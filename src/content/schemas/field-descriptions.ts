/**
 * What each field of the content means, once: for the JSON Schemas that editors read and for the reference of the editors'
 * guide. Limits, defaults and forms stand in the schemas beside this file; here stands what those cannot say. A field within
 * another one has the names of both, with `[]` for a list.
 */
import type { schemaNames } from '../../routes/paths.ts';

export type ContentSchemaName = (typeof schemaNames)[number];

export interface FileDescription {
	/** Where the files lie. */
	readonly file: string;
	readonly title: string;
	/** A sentence about the file, its name and the text below its front matter. */
	readonly about: string;
	readonly fields: Readonly<Record<string, string>>;
}

export const fieldDescriptions = {
	product: {
		file: 'products/<slug>.md',
		title: 'Product',
		about:
			'A product with its launches. The name of the file is its slug; files may lie in sub-folders. The text below the front matter describes the product, in Markdown.',
		fields: {
			name: 'What the product is called.',
			tagline: 'One line that says what the product is.',
			categories: 'Slugs of categories (`content/categories`), the main one first.',
			pricing_model: 'One of the pricing models of `site.yaml`.',
			price_label: 'The price in a few words, as a person would say it, such as `Free, then $8 a month`.',
			maker: 'The organisation, project or person behind the product.',
			website_url:
				"The product's own address. It may hold other scripts, such as `https://münchen.example`, and is published as browsers send it. It has no user name or password.",
			icon: 'Name of a picture beside this file, at most 256 KiB, square within a tenth, each side 32 to 2,048 pixels.',
			screenshot:
				'Name of a picture beside this file that shows the product at work, at most 2 MiB, 640 to 4,096 pixels wide and 320 to 4,096 high. It needs a `screenshot_alt`.',
			screenshot_alt: 'What the screenshot shows, in a sentence for those who do not see it.',
			discoverable: '`false` keeps the product out of everything that is published. Set by an editor.',
			first_launched_on:
				"An editor's approval of a product that was launched before or beside the weeks of this board: it is public from this day on, without a launch.",
			reviews_count: 'How many reviews there are. Set by an editor.',
			average_rating: 'The average of the reviews. Set by an editor.',
			former_slugs:
				'Slugs that the product had before it was renamed: their pages lead to this one. None is the slug of another product.',
			launches: 'One entry for each week that the product takes part in.',
			'launches[].period': 'Slug of a week (`content/launch_periods`), each at most once.',
			'launches[].plan': 'One of the plans of `site.yaml`. It is never published.',
			'launches[].approved': "An editor's approval. Without it the launch waits, unpublished.",
			'launches[].votes': 'How many votes the launch got in its week. Set by an editor.',
			'launches[].comments': 'How many comments the launch got in its week. Set by an editor.',
			'launches[].score': 'Replaces the score that the rule of `site.yaml` gives. Set by an editor.',
		},
	},
	launch_period: {
		file: 'launch_periods/<slug>.md',
		title: 'Launch period',
		about:
			'A week of the board. The name of the file is its week of the ISO calendar, such as `2026-w46`. The text below the front matter introduces its page, in Markdown.',
		fields: {
			name: 'What people read, such as `Week 46, 2026`.',
			starts_on: 'The Monday of that week.',
			ends_on: 'The Sunday after it.',
			corrections:
				'What was changed in the record of the closed week, and why. `npm run votes` with `--reason` writes both.',
			'corrections[].date': 'The day of the correction.',
			'corrections[].product': 'Slug of the product.',
			'corrections[].reason': 'Why, for readers.',
			'corrections[].before': 'What was published until then. Left out for a product that was not in the week.',
			'corrections[].before.position': 'The place in the week, 1 for the first one.',
			'corrections[].before.score': 'The score in that week.',
			'corrections[].before.votes': 'The votes in that week.',
			'corrections[].before.comments': 'The comments in that week.',
		},
	},
	category: {
		file: 'categories/<slug>.md',
		title: 'Category',
		about: 'A category of products. The name of the file is its slug.',
		fields: {
			name: 'What the category is called.',
			description: 'One sentence that says what belongs into the category.',
		},
	},
	page: {
		file: 'pages/<slug>.md',
		title: 'Page',
		about:
			'A page of prose, linked at the foot of every page. The name of the file is its path; no path of the site itself can be taken. The text below the front matter is what it shows, in Markdown.',
		fields: {
			title: 'The heading of the page.',
			description: 'One sentence for search results and for the index of pages.',
		},
	},
	site: {
		file: 'site.yaml',
		title: 'Site',
		about: 'The board itself: its name, its address, and the words that products may use.',
		fields: {
			name: 'What the board is called.',
			description: 'One sentence that says what the board is.',
			base_url:
				'The address of the host, without a path: the beginning of all absolute addresses, unless the setting `SITE_URL` gives another one.',
			notice: 'What readers must know about the data, shown on every page.',
			numbers:
				'Whether votes, comments and ratings are `real`. Those of a `demonstration` are shown to people, and never published as facts for search engines.',
			forge: 'Where the content lies, and where a person proposes a change to it.',
			'forge.kind': 'The program that the forge runs.',
			'forge.repository': "The address of the repository's page.",
			'forge.branch': 'The branch that the site is built from.',
			plans: 'What a launch may be booked as. It is never published which one a launch has.',
			'plans[].slug': 'What `plan` of a launch says, each at most once.',
			'plans[].name': 'What people read.',
			'plans[].description': 'One sentence that says what the plan gives.',
			pricing_models: 'What a product may say of its price.',
			'pricing_models[].slug': 'What `pricing_model` of a product says, each at most once.',
			'pricing_models[].name': 'What people read.',
			'pricing_models[].free':
				'Whether its products cost nothing: those without a `price_label` are offered to search engines at the price 0.',
			score: 'The score of a launch that has none of its own: `votes` × its votes + `comments` × its comments.',
			'score.votes': 'What a vote counts.',
			'score.comments': 'What a comment counts.',
		},
	},
	synonyms: {
		file: 'synonyms.yaml',
		title: 'Synonyms',
		about:
			'What readers write for each other when they search, a list for each meaning. The file may be missing. Plurals and the endings -ing, -ed and -er need no entry.',
		fields: {
			synonyms:
				'Lists of words, or phrases of up to three words. A search by one of a list also finds the others, behind what has the word itself.',
		},
	},
} as const satisfies Readonly<Record<ContentSchemaName, FileDescription>>;
