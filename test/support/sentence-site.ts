/** A small catalog as the files that sentences are read by. */
import type { Facets } from '../../src/contract/facets.ts';
import {
	facetsFile,
	launchPeriodFile,
	namesFile,
	productFile,
	productListFile,
	similarFile,
	statusFile,
	vocabularyFile,
	winnersFile,
} from '../../src/routes/paths.ts';
import { recordedSite } from './recorded-site.ts';
import { baseUrl } from './run-build.ts';

const categories = ['databases', 'developer-tools', 'games', 'graphics-and-design', 'text-editors'];
const models = ['free', 'freemium', 'paid', 'open_source'];

type Row = readonly [
	slug: string,
	name: string,
	category: string,
	model: string,
	maker: number,
	launches: readonly number[],
];

/** Launches are numbers of the week, of the position and of votes: week 0 is 2026-w47. */
const rows: readonly Row[] = [
	['aseprite', 'Aseprite', 'graphics-and-design', 'paid', 0, [2, 2, 80]],
	['blender', 'Blender', 'graphics-and-design', 'open_source', 1, [0, 2, 90, 2, 1, 120]],
	['duckdb', 'DuckDB', 'databases', 'open_source', 2, [1, 2, 40]],
	['go', 'Go', 'developer-tools', 'open_source', 3, []],
	['gimp', 'GIMP', 'graphics-and-design', 'open_source', -1, [1, 1, 100]],
	['krita', 'Krita', 'graphics-and-design', 'open_source', 4, [0, 1, 95]],
	['lichess', 'Lichess', 'games', 'free', -1, [3, 1, 70]],
	['obsidian', 'Obsidian', 'text-editors', 'freemium', -1, [3, 2, 60]],
	['visual-studio-code', 'Visual Studio Code', 'text-editors', 'free', 5, [1, 3, 30]],
];

const makers = ['Igara Studio', 'Blender Foundation', 'DuckDB Foundation', 'Google', 'Krita Foundation', 'Microsoft'];
const weeks = ['2026-w47', '2026-w46', '2026-w45', '2026-w40'];
const mondays = ['2026-11-16', '2026-11-09', '2026-11-02', '2026-09-28'];
const sundays = ['2026-11-22', '2026-11-15', '2026-11-08', '2026-10-04'];

const sumOfVotes = (launches: readonly number[]): number =>
	launches.filter((_, at) => at % 3 === 2).reduce((sum, votes) => sum + votes, 0);

const facets: Facets = {
	categories,
	pricing_models: models,
	makers: makers.map((name) => [name.toLowerCase().replaceAll(' ', '-'), name]),
	launch_periods: weeks,
	columns: {
		categories: rows.map(([, , category]) => [categories.indexOf(category)]),
		pricing_model: rows.map(([, , , model]) => models.indexOf(model)),
		maker: rows.map(([, , , , maker]) => maker),
		first_launched_on: rows.map(() => 20_000),
		search_number: rows.map((_, row) => row),
		comments: rows.map(() => 0),
		best_score: rows.map(() => null),
		votes: rows.map(([, , , , , launches]) => sumOfVotes(launches)),
		launches: rows.map(([, , , , , launches]) => launches),
	},
};

const placesIn = (week: number) =>
	rows
		.flatMap(([slug, name, , , , launches]) =>
			launches.flatMap((own, at) =>
				at % 3 === 0 && own === week
					? [{ position: launches[at + 1] ?? 0, product: slug, name, votes: launches[at + 2] ?? 0 }]
					: [],
			),
		)
		.sort((a, b) => a.position - b.position);

const periodOf = (week: number) => ({
	slug: weeks[week] ?? '',
	name: `Week ${weeks[week]}`,
	status: week === 0 ? 'active' : 'finished',
	starts_on: mondays[week] ?? '',
	ends_on: sundays[week] ?? '',
	url: `${baseUrl}/launches/${weeks[week]}`,
});

const productOf = ([slug, name, category, pricing_model]: Row) => ({
	slug,
	name,
	tagline: `About ${name}`,
	categories: [category],
	pricing_model,
	url: `${baseUrl}/products/${slug}`,
});

const files: Readonly<Record<string, unknown>> = {
	[namesFile]: rows.map(([slug, name]) => [slug, name]),
	[facetsFile]: facets,
	[similarFile]: rows.map((_, row) => [(row + 1) % rows.length]),
	[winnersFile]: weeks.map((_, week) => ({ ...periodOf(week), winners: placesIn(week).slice(0, 3) })),
	[statusFile]: { date: '2026-11-20' },
	[vocabularyFile]: {
		base_url: baseUrl,
		categories: [
			{ slug: 'databases', name: 'Databases' },
			{ slug: 'developer-tools', name: 'Developer tools' },
			{ slug: 'games', name: 'Games' },
			{ slug: 'graphics-and-design', name: 'Graphics and design' },
			{ slug: 'text-editors', name: 'Text editors' },
		],
		pricing_models: [
			{ slug: 'free', name: 'Free', free: true },
			{ slug: 'freemium', name: 'Free with paid extras', free: false },
			{ slug: 'paid', name: 'Paid once', free: false },
			{ slug: 'open_source', name: 'Open source', free: true },
		],
		plans: [],
		launch_periods: [
			{ slug: '2026-w47', name: 'Week 47, 2026', starts_on: '2026-11-16', ends_on: '2026-11-22' },
			{ slug: '2026-w48', name: 'Week 48, 2026', starts_on: '2026-11-23', ends_on: '2026-11-29' },
		],
	},
	'/api/launch_periods.json': { launch_periods: weeks.map((_, week) => periodOf(week)) },
	...Object.fromEntries(
		weeks.map((slug, week) => [
			launchPeriodFile(slug),
			{ launch_period: periodOf(week), rankings: placesIn(week).map((own) => ({ ...own, score: own.votes + 0.5 })) },
		]),
	),
	[productListFile(50, 1)]: { products: rows.map(productOf), page: 1, total_pages: 1, total_count: rows.length },
	...Object.fromEntries(
		rows.map((row) => {
			const product = productOf(row);
			return [productFile(product.slug), { product: { ...product, website_url: `https://${product.slug}.example` } }];
		}),
	),
};

/** The site, with the paths of what is read of it; without a search index. */
export const sentenceSite = () =>
	recordedSite(Object.fromEntries(Object.entries(files).map(([path, body]) => [path, JSON.stringify(body)])));
