import type { Catalog, LaunchPeriod, Placement, Product, Ranking } from '../../../src/catalog/catalog.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

const week46 = {
	slug: '2026-w46',
	name: 'Week 46, 2026',
	status: 'finished',
	starts_on: '2026-11-09',
	ends_on: '2026-11-15',
	has_places: true,
} as const;
const week47 = {
	slug: '2026-w47',
	name: 'Week 47, 2026',
	status: 'active',
	starts_on: '2026-11-16',
	ends_on: '2026-11-22',
	has_places: true,
} as const;

export const weeks = { finished: week46, active: week47 } as const;

export const place = (position: number, week: Placement['launch_period'] = week46, score = 100): Placement => ({
	launch_period: week,
	position,
	score,
	votes: score,
	comments: 0,
});

const ranking = (position: number, name: string, score: number): Ranking => ({
	position,
	product: `product-${position}`,
	name,
	tagline: undefined,
	score,
	votes: score,
	comments: 0,
});

export interface Sample {
	readonly catalog: Catalog;
	readonly product: Product;
	readonly period: LaunchPeriod;
}

/** A catalog of one product and one week, with a text wherever someone can write one. */
export function sampleOf(text: string, changes: Partial<Product> = {}): Sample {
	const catalog = catalogOf([text]);
	const [first] = catalog.products;
	if (!first) throw new Error('The catalog is empty.');
	const product = { ...first, tagline: text, maker: text, launches: [place(1)], ...changes };
	const rankings = [ranking(1, text, 200), ranking(2, text, 100), ranking(3, text, -3)];
	const facts = { source: 'launch_periods/2026-w46.md', introduction: undefined, withdrawn: [], corrections: [] };
	const period = { ...week46, name: text, ...facts, rankings };
	const site = { ...catalog.site, name: [...text].slice(0, 60).join(''), description: text };
	return { catalog: { ...catalog, site, products: [product], launch_periods: [period] }, product, period };
}

/** A text of so many characters. */
export const repeat = (text: string, length: number): string =>
	[...text.repeat(Math.ceil(length / [...text].length))].slice(0, length).join('');
