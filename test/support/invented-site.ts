/** A catalog in which every name is invented: what is looked up in a text comes from the catalog, never from the code. */
import { describeOperations } from '../../src/agents/operations.ts';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { exampleWords } from '../../src/render/reference/examples.ts';
import { filesOf, siteYaml, weekFile } from '../content/content-folder.ts';
import { agentTexts } from './agent-texts.ts';
import { catalogIn } from './catalog.ts';
import { recordedSite } from './recorded-site.ts';
import { searchTexts } from './search-texts.ts';

/**
 * Slug, name, tagline, category, pricing model, maker, votes by week, and other front matter. A comment comes with every
 * tenth vote.
 */
const rows = `
bruex | Brüx | Sketches in ink | drawing | paid | Ada Example | 2026-w45 40
fern | Fern | A quiet notebook | note-taking | free | | 2025-w50 20, 2026-w46 30
lumo-js | Lumo.js | Charts of queries | data-stores | open_source | Ostrel Labs | 2026-w40 70 | {"former_slugs": ["glimmer"]}
pocket-orrery | Pocket Orrery | Astronomy at night | maps | freemium | Grace Example | 2026-w47 60 | {"average_rating": 4.9, "reviews_count": 8}
quibblo | Quibblo | Shared notebook for teams | note-taking | freemium | Ostrel Labs | 2026-w45 90 | {"average_rating": 4.1, "reviews_count": 30}
tarn-and-fell | Tarn & Fell | Walking maps without a network | maps | free | Ada Example | 2026-w46 80
ulmo-ink | Ulmo Ink | Letters by hand | drawing | | Ada Example | | {"first_launched_on": "2026-10-01"}
vornax | Vornax | Stores tables of numbers | data-stores | open_source | Ostrel Labs | 2026-w44 50, 2026-w47 120 | {"average_rating": 4.9, "reviews_count": 12}
zentra-2 | Zentra 2 | Keeps queries fast | data-stores | paid | Zentra Works | 2026-w46 50`
	.trim()
	.split('\n')
	.map((row) => row.split('|').map((cell) => cell.trim()));

const categories = { 'data-stores': 'Data stores', drawing: 'Drawing', maps: 'Maps', 'note-taking': 'Note taking' };
const weeks = ['2025-w50', '2026-w40', '2026-w44', '2026-w45', '2026-w46', '2026-w47', '2026-w48', '2026-w49'];
const models = `  - { slug: paid, name: Paid once }\n  - { slug: open_source, name: Open source, free: true }\nscore:`;

const products = rows.map(
	([slug = '', name, tagline, category = '', pricing_model, maker, votes = '', more = '{}']) => {
		const counts = Array.from(votes.matchAll(/([\w-]+) (\d+)/g), ([, period = '', count]) => {
			return [period, { votes: Number(count), comments: Number(count) / 10 }] as const;
		});
		const facts = { name, tagline, categories: [category], website_url: `https://${slug}.example` };
		const chosen = { ...(pricing_model && { pricing_model }), ...(maker && { maker }), ...JSON.parse(more) };
		return [slug, { ...facts, ...chosen, launches: Object.fromEntries(counts), body: `About ${name}.\n` }] as const;
	},
);

let known: { readonly catalog: Catalog; readonly files: Readonly<Record<string, string>> } | undefined;

function load() {
	if (known) return known;
	const catalog = catalogIn({
		...filesOf(Object.fromEntries(products)),
		'site.yaml': siteYaml.replace('score:', models),
		'categories/writing.md': null,
		'categories/productivity.md': null,
		...Object.fromEntries(
			Object.entries(categories).map(([slug, name]) => [`categories/${slug}.md`, `---\nname: ${name}\n---\n`]),
		),
		...Object.fromEntries(weeks.map((slug) => [`launch_periods/${slug}.md`, weekFile(slug, `Week ${slug.slice(-2)}`)])),
		'synonyms.yaml': 'synonyms:\n  - [astronomy, stargazing]\n',
	});
	known = { catalog, files: { ...agentTexts(catalog), ...searchTexts(catalog) } };
	return known;
}

export const inventedOperations = () => describeOperations(exampleWords(load().catalog));

export const inventedSite = () => recordedSite(load().files);
