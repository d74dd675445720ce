import { describe, expect, test } from 'vitest';
import type { Catalog, Product } from '../../../src/catalog/catalog.ts';
import { makersOf } from '../../../src/catalog/makers.ts';
import { facets, similarRows, winners } from '../../../src/render/json/facets.ts';
import { catalogOfRows } from '../../support/synthetic-catalog.ts';

const base = catalogOfRows([
	['acme', 'Acme', 'Draws charts of tables', ['charts', 'tables'], 'Ada Example'],
	['beta', 'Beta', 'Draws charts of numbers', ['charts'], 'ADA example'],
	['gamma', 'Gamma', 'Sings', ['music']],
]);
const week = {
	slug: '2026-w46',
	name: 'Week 46',
	status: 'finished',
	starts_on: '2026-11-09',
	ends_on: '2026-11-15',
	has_places: true,
} as const;
const launched = (product: Product, position: number): Product => ({
	...product,
	pricing_model: position === 1 ? 'open_source' : undefined,
	...(position === 1 && { average_rating: 4.5, reviews_count: 3 }),
	launches: [{ launch_period: week, position, score: 9 / position, votes: 10 - position, comments: position }],
});
const products = base.products.map((product, index) => (index < 2 ? launched(product, index + 1) : product));
const catalog: Catalog = {
	...base,
	products,
	makers: makersOf(products),
	launch_periods: [
		{
			...week,
			source: 'launch_periods/2026-w46.yaml',
			introduction: undefined,
			rankings: ['acme', 'beta', 'c', 'd'].map((product, index) => ({
				...{
					position: index + 1,
					product,
					name: product.toUpperCase(),
					tagline: 'T',
					score: 9,
					votes: 9 - index,
					comments: 0,
				},
			})),
			withdrawn: [],
			corrections: [],
		},
	],
};

test('facets are columns of what products are chosen by, in the rows of the names', () => {
	expect(facets(catalog)).toEqual({
		categories: ['charts', 'music', 'tables'],
		pricing_models: ['open_source'],
		makers: [['ada-example', 'Ada Example']],
		launch_periods: ['2026-w46'],
		columns: {
			categories: [[0, 2], [0], [1]],
			pricing_model: [0, -1, 0],
			maker: [0, 0, -1],
			first_launched_on: [20_773, 20_773, 20_773],
			votes: [0, 1, 2],
			comments: [1, 2, 0],
			best_score: [9, 4.5, null],
			average_rating: [4.5, null, null],
			reviews_count: [3, 0, 0],
			launches: [[0, 1, 9, 1], [0, 2, 8, 2], []],
		},
	});
	expect(new Date(20_773 * 86_400_000).toISOString()).toBe('2026-11-16T00:00:00.000Z');
});

describe('winners', () => {
	test('are the first three places of each week', () => {
		expect(winners(catalog)).toEqual([
			{
				...{ slug: '2026-w46', status: 'finished', starts_on: '2026-11-09', ends_on: '2026-11-15' },
				winners: [
					{ position: 1, product: 'acme', name: 'ACME', votes: 9 },
					{ position: 2, product: 'beta', name: 'BETA', votes: 8 },
					{ position: 3, product: 'c', name: 'C', votes: 7 },
				],
			},
		]);
	});
});

test('similar products are rows of the names', () => {
	expect(similarRows(catalog)).toEqual([[1], [0], []]);
});
