import {
	type Catalog,
	type LaunchPeriod,
	makerFacts,
	type Placement,
	type Product,
	type Ranking,
} from '../../src/catalog/catalog.ts';
import { inNameOrder } from '../../src/catalog/name-order.ts';
import { addDays } from '../../src/content/schemas/week.ts';
import { builtPages, productList } from '../../src/render/json/responses.ts';
import { mondayOf } from '../../src/routes/iso-week.ts';
import { productListFile } from '../../src/routes/paths.ts';
import { baseUrl } from './run-build.ts';

export type ProductRow = readonly [
	slug: string,
	name: string,
	tagline?: string,
	categories?: readonly string[],
	maker?: string,
];

function productOf(slug: string, votes: number, facts: Partial<Product>): Product {
	return {
		...{ slug, source: `products/${slug}.md`, ...makerFacts(facts), description: undefined },
		...{ reviews_count: undefined, average_rating: undefined, first_launched_on: '2026-11-16' },
		...{ icon: undefined, screenshot: undefined, votes, launches: [] },
	};
}

/** A catalog of products with the given names and nothing else. */
export const catalogOf = (names: readonly string[]): Catalog =>
	catalogWith(
		names.map((name, index) =>
			productOf(`product-${index + 1}`, index, {
				name,
				tagline: index % 3 === 0 ? undefined : `Tagline of ${name}`,
				categories: ['tools'],
				pricing_model: index % 2 === 0 ? 'open_source' : undefined,
			}),
		),
	);

/** A catalog of given products, with a category of the name `Slug` for each slug that they name. */
export function catalogOfRows(rows: readonly ProductRow[]): Catalog {
	const products = rows.map(([slug, name, tagline, categories = ['tools'], maker], index) =>
		productOf(slug, index, { name, tagline, categories, maker, pricing_model: 'open_source' }),
	);
	const slugs = [...new Set(products.flatMap(({ categories }) => categories))].sort();
	const categories = slugs.map((slug) => {
		const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
		return { slug, name, description: undefined, source: `categories/${slug}.md` };
	});
	return { ...catalogWith(products), categories };
}

function catalogWith(products: readonly Product[]): Catalog {
	return {
		site: {
			name: 'Test',
			description: 'A test.',
			base_url: baseUrl,
			forge: { kind: 'github', repository: 'https://github.com/acme/catalog', branch: 'main' },
			plans: [{ slug: 'free', name: 'Free', description: 'Free.' }],
			pricing_models: [{ slug: 'open_source', name: 'Open source', free: true }],
			numbers: 'demonstration',
			score: { votes: 1, comments: 0.5 },
		},
		base_url: baseUrl,
		built_at: '2026-11-20T09:30:00Z',
		date: '2026-11-20',
		valid_until: '2026-11-23T00:00:00Z',
		has_images: true,
		categories: [],
		products: inNameOrder(products),
		makers: [],
		launch_periods: [],
		upcoming_periods: [],
		pages: [],
		synonyms: [],
		fingerprint: '0123456789abcdef',
		releases: [],
		noted_since: undefined,
		icon_files: new Map(),
		screenshot_files: new Map(),
		renamed: [],
	};
}

/** A week that is over and has no launches, by its slug. */
export function periodOf(slug: string, facts: Partial<LaunchPeriod> = {}): LaunchPeriod {
	const starts_on = mondayOf(slug) ?? '';
	return {
		...{ slug, name: `Week ${Number(slug.slice(-2))}`, status: 'finished', starts_on, ends_on: addDays(starts_on, 6) },
		...{ has_places: true, source: `launch_periods/${slug}.md`, introduction: undefined },
		...{ rankings: [], withdrawn: [], corrections: [] },
		...facts,
	};
}

/** The place of a product in a week, with as many votes as its score. */
export function placementIn(slug: string, position: number, score = 1): Placement {
	const { name, status, starts_on, ends_on, has_places } = periodOf(slug);
	const launch_period = { slug, name, status, starts_on, ends_on, has_places };
	return { launch_period, position, score, votes: score, comments: 0 };
}

/** A row of a leaderboard, with as many votes as its score. */
export const rankingOf = (position: number, product: string, score: number, name = product): Ranking => ({
	...{ position, product, name, tagline: undefined, score, votes: score, comments: 0 },
});

/** The files of the product list as the build writes them. */
export function listFiles(catalog: Catalog): Record<string, string> {
	return Object.fromEntries(
		builtPages(catalog).map(({ page, size }) => [
			productListFile(size, page),
			JSON.stringify(productList(catalog, page, size)),
		]),
	);
}
