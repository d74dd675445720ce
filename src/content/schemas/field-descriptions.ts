/**
 * What each field of the content means, once: for the JSON Schemas that editors read and for the reference of the editors'
 * guide. Limits, defaults and forms are in the schemas next to this file, and the meanings of a product's fields in
 * `product-fields.ts`. A field within another one has the names of both, with `[]` for a list.
 */
import type { schemaNames } from '../../urls/paths.ts';
import { membersOf, pictureSizes } from './product-fields.ts';

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
			'A product with its launches. The file name is its slug; files may be in subfolders. The text below the front matter is its description, in Markdown.',
		fields: {
			...membersOf('meaning'),
			'screenshots[].file': `Name of a picture beside this file, ${pictureSizes.screenshot}.`,
			'screenshots[].alt': 'What it shows, in a sentence for people who cannot see it.',
			launches: 'One entry for each week that the product takes part in.',
			'launches[].period': 'The slug of a week (`content/launch_periods`). Use each week once.',
			'launches[].plan':
				'One of the plans in `site.yaml`. Required if none of them is called `free`. The site never shows it.',
			'launches[].approved': 'Whether an editor has approved the launch. Until then it is not published.',
			'launches[].discussion_url':
				'Where readers discuss the launch. With a GitHub issue or discussion, votes and comments can be counted there. Set by an editor.',
			'launches[].votes': 'How many votes the launch got in its week. Set by an editor.',
			'launches[].comments': 'How many comments the launch got in its week. Set by an editor.',
			'launches[].score': 'Replaces the score from the rule in `site.yaml`. Set by an editor.',
		},
	},
	launch_period: {
		file: 'launch_periods/<slug>.md',
		title: 'Launch period',
		about:
			'A week of the board. The file name is its ISO week, such as `2026-w46`. The text below the front matter introduces the week on its page, in Markdown.',
		fields: {
			name: 'The name that people see, such as `Week 46, 2026`. In this form it is shown in the language of the board.',
			starts_on: 'The Monday of that week.',
			ends_on: 'The Sunday of that week.',
			corrections:
				'What was changed in the record of the closed week, and why. `npm run votes` with `--reason` changes the record and adds this entry.',
			'corrections[].date': 'The day of the correction.',
			'corrections[].product': 'The slug of the product.',
			'corrections[].reason': 'The reason, for readers.',
			'corrections[].before': 'What was published before. Left out for a product that was not in the week.',
			'corrections[].before.position': 'The place in the week, starting at 1.',
			'corrections[].before.score': 'The score in that week.',
			'corrections[].before.votes': 'The votes in that week.',
			'corrections[].before.comments': 'The comments in that week.',
		},
	},
	category: {
		file: 'categories/<slug>.md',
		title: 'Category',
		about:
			'A category of products. The file name is its slug. Text below the front matter is shown above its products, in Markdown.',
		fields: {
			name: 'What the category is called.',
			description: 'One sentence that says what belongs in the category.',
		},
	},
	page: {
		file: 'pages/<slug>.md',
		title: 'Page',
		about:
			'A page of text, linked in the footer of every page. The file name is its path, which must not be one that the software uses itself. The text below the front matter is its content, in Markdown. The text of `pages/home.md` is shown above the board on the first page.',
		fields: {
			title: 'The heading of the page.',
			description: 'One sentence for search results and for the index of pages.',
		},
	},
	sponsor: {
		file: 'sponsors/<slug>.md',
		title: 'Sponsor',
		about:
			'A sponsor, which the first page, pages of weeks and the digest of the last week show in a place that is marked as paid, at most three at a time. Nothing that programs read has it.',
		fields: {
			name: 'What the sponsor is called.',
			tagline: 'One line about it, below the name.',
			url: 'The page that the name leads to.',
			picture: `Name of a picture beside this file, ${pictureSizes.icon}.`,
			from: 'The first day on which it is shown, in UTC.',
			until: 'The last day on which it is shown, in UTC.',
		},
	},
	site: {
		file: 'site.yaml',
		title: 'Site',
		about: 'The board itself: its name, its address, its plans and its pricing models.',
		fields: {
			name: 'What the board is called.',
			description: 'One sentence that says what the board is.',
			base_url:
				'The address of the site, without a path. All absolute addresses start with it, unless the setting `SITE_URL` gives another one.',
			lang: 'The language of the board, as a tag of BCP 47 such as `de`. The texts of the interface are in it where the software or `texts.yaml` has them, and in English elsewhere.',
			logo: 'The logo in the header, in the place of the name: the path of an SVG or PNG file in `public`, such as `/logo.svg`, or two of them as `light` and `dark`.',
			colors: 'Colors of the pages, cards and badges, such as `"#0f766e"`. Those that follow from them are mixed.',
			'colors.light': 'For light pages.',
			'colors.light.accent': 'The color of links and buttons.',
			'colors.light.paper': 'The background.',
			'colors.dark': 'For readers who prefer dark pages.',
			'colors.dark.accent': 'The color of links and buttons.',
			'colors.dark.paper': 'The background.',
			font: 'The font of pages and badges, and of cards if the folder `fonts` of your `src` has it, too.',
			'font.family': 'What the font is called.',
			'font.files':
				'Paths of WOFF2 files in `public`, such as `/fonts/acme.woff2`, each of at most 512 KB. Pages load the first one at once. Weight, slant and letters are read from the files.',
			image:
				'The picture for shared links to the first page and to pages without one of their own: the path of a PNG, JPEG or WebP in `public`, such as `/share.jpg`, of at least 1,200 × 630 pixels and at most 2 MB. What is beyond that shape is cut off.',
			navigation: 'The links of the header, instead of the usual ones. Submit and Search stay.',
			'navigation[].label': 'The text of the link.',
			'navigation[].href': 'A path such as `/about`, or an address.',
			footer: 'More links in the footer.',
			'footer[].label': 'The text of the link.',
			'footer[].href': 'A path such as `/imprint`, or an address.',
			footer_parts: 'Whether the footer has its usual parts. With `false`, its only links are those of `footer`.',
			powered_by: 'Whether the footer says which software makes the board.',
			analytics: 'A script that counts visits. Every page loads it, and it may send to its own host.',
			'analytics.script': 'The address of the script, such as `https://stats.example/script.js`.',
			'analytics.attributes': 'The attributes that the service wants on its tag, such as `data-domain: board.example`.',
			policy:
				'Hosts that pages may use beside the site itself, as origins such as `https://stats.example`. All others are blocked by the content security policy.',
			'policy.script': 'Pages load scripts from them. Such a script can do everything that the pages can.',
			'policy.connect': 'Scripts of pages send requests to them.',
			'policy.frame': 'Pages show frames of them, such as a video.',
			'policy.form': 'Forms of pages are sent to them.',
			'policy.img': 'Pages show pictures from them.',
			'policy.font': 'Styles load fonts from them.',
			'policy.media': 'Pages play sound and video files from them.',
			notice: 'What readers must know about the data: shown on every page, and told to programs.',
			newsletter: 'The form of your newsletter service, which the site shows to subscribe by email.',
			'newsletter.action': 'The address that the form is sent to, such as `https://news.example/join`.',
			'newsletter.field': 'The name of the field for the email address in the form of the service.',
			newsletter_url: 'The page of your newsletter service where readers subscribe by email.',
			vote_page: 'Where readers vote if not at each launch: a path such as `/vote`, or an address.',
			host: 'Write `static` if the host only sends files, such as GitHub Pages. Then the site offers no MCP, A2A, rate limit or negotiation, and the addresses of the API are those of its files.',
			numbers:
				'Whether votes, comments and ratings are `real`. The numbers of a `demonstration` are shown to people, but never given to search engines as facts.',
			forge: 'Where the content is hosted, and where people propose changes to it.',
			'forge.kind': 'The software that hosts it.',
			'forge.repository': "The address of the repository's page.",
			'forge.branch': 'The branch that the site is built from.',
			'forge.folder': 'The folder of the board in the repository, if the board is not at its top.',
			'forge.proposals':
				'With `issues`, makers send an issue on GitHub, which the workflow `propose.yml` turns into a pull request.',
			submit_email:
				"The email address to which makers without an account at the repository's host can send their file.",
			plans: 'The plans that a maker can choose for a launch. The site never shows the plan of a launch.',
			'plans[].slug': 'The value for `plan` of a launch. Use each slug once.',
			'plans[].name': 'The name that people see.',
			'plans[].price_label': 'What the plan costs, in a few words, such as `$49 a week`.',
			'plans[].pay_url': 'The page where makers pay for the plan, at a service of yours.',
			'plans[].description': 'One sentence that says what the plan includes.',
			pricing_models: 'The pricing models that a product can have.',
			'pricing_models[].slug': 'The value for `pricing_model` of a product. Use each slug once.',
			'pricing_models[].name': 'The name that people see.',
			'pricing_models[].free':
				'Whether its products cost nothing. A search for `free` finds them, and those without a `price_label` are shown to search engines with a price of 0.',
			fields:
				'Fields of products that this board has beside those of the software. Pages, exports, the search and agents have them; the API does not.',
			'fields[].name': 'The key in the files of products, and the column in exports. Use each name once.',
			'fields[].label': 'The name that people see.',
			'fields[].plural': 'The name for several values, the title of the lists.',
			'fields[].type':
				'What its values are: a text on one line, one of the `options`, an address, a number, a date or a year.',
			'fields[].limit': 'The most characters of a `text`; 200 when left out.',
			'fields[].options': 'The texts that a `choice` can have.',
			'fields[].unit': 'The word behind a `number`, such as `GB`.',
			'fields[].lists':
				'Whether each option has a page with its products, such as `/by/license/mit`. It needs a `plural`.',
			'fields[].searched': 'Whether searches find the words of a `text` or a `choice`.',
			'fields[].makers':
				'Whether makers write it: the launch form has the field, and agents get its texts as untrusted. Otherwise only editors set it, and a review names each change.',
			currency: 'The currency of prices that search engines get, as a code of ISO 4217 such as `EUR`.',
			score:
				'How a launch is scored unless it has its own `score`: `score.votes` × votes + `score.comments` × comments.',
			'score.votes': 'How much a vote counts.',
			'score.comments': 'How much a comment counts.',
		},
	},
	texts: {
		file: 'texts.yaml',
		title: 'Texts',
		about:
			'Texts of the interface that the board changes or translates, by area and key. The file is optional. The keys and their parts, such as `{count}`, are those of the English texts in `src/texts/languages/en.ts` of the software.',
		fields: {
			layout: 'Texts around every page.',
			facts: 'Texts about the facts of products and their launches.',
			product: 'Texts of the page of a product.',
			search: 'Texts of the search.',
			feeds: 'Texts of feeds, the calendar and the page about them.',
			cards: 'Texts of pictures for shared links.',
			columns: 'Names of columns in tables to import, by field, with commas in between.',
			copy: 'Texts of buttons that copy.',
			dates: 'Names of weeks.',
			home: 'Texts of the front page, and about the best and the newest of lists.',
			weeks: 'Texts about weeks and their places.',
			archive: 'Texts of the list of weeks and of the pages of years.',
			visit: 'Texts of the line on the front page about what came since the last visit.',
			missing: 'Texts of the page for an address without a page.',
			launch: 'Texts of the page with the form for products.',
			draft: 'What that form says about a draft.',
			edit: 'Texts of that form for products that are listed already.',
			markdown: 'What that form says about the Markdown of a description.',
			lists: 'Texts of pages that list products, categories, pricing models or makers.',
			filters: 'Texts of lists that a reader filters.',
			category: 'Texts of the list of a category that a reader sorts.',
			compare: 'Texts of the page that shows products side by side.',
			shelf: 'Texts of the buttons that save products, and of the bar about saved products.',
			saved: 'Texts of the page with the saved products.',
		},
	},
	synonyms: {
		file: 'synonyms.yaml',
		title: 'Synonyms',
		about:
			'Words with the same meaning in a search, one list for each meaning. The file is optional. Plurals and the endings -ing and -ed need no entry.',
		fields: {
			synonyms:
				'Lists of words, or phrases of up to three words. A search for one of them also finds products with the others, lower in the results.',
		},
	},
} as const satisfies Readonly<Record<ContentSchemaName, FileDescription>>;
