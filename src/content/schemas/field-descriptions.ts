/**
 * What each field of the content means, once: for the JSON Schemas that editors read and for the reference of the editors'
 * guide. Limits, defaults and forms are in the schemas next to this file, and the meanings of a product's fields in
 * `product-fields.ts`. A field within another one has the names of both, with `[]` for a list.
 */
import type { schemaNames } from '../../routes/paths.ts';
import { membersOf } from './product-fields.ts';

export type ContentSchemaName = (typeof schemaNames)[number];

export interface FileDescription {
	/** The folder of the files. */
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
			...membersOf('meaning'),
			launches: 'One entry for each week that the product takes part in.',
			'launches[].period': 'Slug of a week (`content/launch_periods`), each at most once.',
			'launches[].plan': 'One of the plans of `site.yaml`. It is never published.',
			'launches[].approved': "An editor's approval. Without it the launch waits, unpublished.",
			'launches[].discussion_url':
				'Where readers discuss the launch. With a GitHub issue or discussion, votes and comments can be counted there. Set by an editor.',
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
			newsletter_url: 'The page of your newsletter service where readers subscribe by email.',
			numbers:
				'Whether votes, comments and ratings are `real`. Those of a `demonstration` are shown to people, and never published as facts for search engines.',
			forge: 'Where the content lies, and where a person proposes a change to it.',
			'forge.kind': 'The program that the forge runs.',
			'forge.repository': "The address of the repository's page.",
			'forge.branch': 'The branch that the site is built from.',
			submit_email:
				'Where makers without an account at the forge send their file: the launch form offers to send it by email.',
			plans: 'What a launch may be booked as. It is never published which one a launch has.',
			'plans[].slug': 'What `plan` of a launch says, each at most once.',
			'plans[].name': 'What people read.',
			'plans[].price_label': 'What the plan costs, in a few words, such as `$49 a week`.',
			'plans[].description': 'One sentence that says what the plan gives.',
			pricing_models: 'What a product may say of its price.',
			'pricing_models[].slug': 'What `pricing_model` of a product says, each at most once.',
			'pricing_models[].name': 'What people read.',
			'pricing_models[].free':
				'Whether its products cost nothing. Then a search for `free` finds them, and those without a `price_label` are offered to search engines at the price 0.',
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
