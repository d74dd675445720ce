import { describe, expect, test } from 'vitest';
import type { LaunchPeriod } from '../../src/catalog/catalog.ts';
import { launchPeriodDetail, launchPeriodList } from '../../src/render/json/launch-period.ts';
import { openapiDocument } from '../../src/render/json/openapi.ts';
import { productDetail, productItem } from '../../src/render/json/product.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const catalog = catalogOf(['Acme']);
const [bare] = catalog.products;
if (!bare) throw new Error('The catalog is empty.');
const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('productItem', () => {
	test('leaves members without a value out', () => {
		expect(written(productItem(catalog, { ...bare, pricing_model: undefined }))).toEqual({
			name: 'Acme',
			slug: 'product-1',
			categories: ['tools'],
			url: 'https://catalog.example/products/product-1',
		});
	});
});

describe('productDetail', () => {
	test('has every member of the contract, in its order', () => {
		const full = {
			...bare,
			tagline: 'Tools',
			price_label: 'Free',
			maker: 'Acme',
			description: 'Text',
			website_url: 'https://acme.example',
			reviews_count: 0,
			average_rating: 4.5,
		};
		expect(Object.keys(written(productDetail(catalog, full)) as object)).toEqual([
			...['name', 'slug', 'tagline', 'categories', 'pricing_model', 'price_label', 'url', 'maker'],
			...['description', 'website_url', 'votes', 'reviews_count', 'average_rating', 'first_launched_on'],
		]);
	});
});

describe('launch periods', () => {
	const period = (index: number, rankings = 0): LaunchPeriod => ({
		slug: `2026-w${String(index).padStart(2, '0')}`,
		name: `Week ${index}`,
		status: 'finished',
		starts_on: '2026-01-05',
		ends_on: '2026-01-11',
		has_places: true,
		source: 'launch_periods/week.md',
		introduction: 'Kept out of the API.',
		withdrawn: [],
		corrections: [],
		rankings: Array.from({ length: rankings }, (_, at) => ({
			position: at + 1,
			product: `p-${at}`,
			name: 'P',
			tagline: undefined,
			score: 1,
			votes: 1,
			comments: 0,
		})),
	});

	test('are cut to 26 and 50', () => {
		const many = { ...catalog, launch_periods: Array.from({ length: 30 }, (_, index) => period(30 - index)) };
		expect(launchPeriodList(many).launch_periods).toHaveLength(26);
		expect(launchPeriodList(many).launch_periods[0]?.slug).toBe('2026-w30');
		expect(launchPeriodDetail(catalog, period(1, 60)).rankings).toHaveLength(50);
	});

	test('show what the contract declares and no more', () => {
		expect(written(launchPeriodDetail(catalog, period(1, 1)))).toEqual({
			launch_period: {
				slug: '2026-w01',
				name: 'Week 1',
				status: 'finished',
				starts_on: '2026-01-05',
				ends_on: '2026-01-11',
				url: 'https://catalog.example/launches/2026-w01',
			},
			rankings: [
				{
					position: 1,
					product: 'p-0',
					name: 'P',
					score: 1,
					votes: 1,
					comments: 0,
					url: 'https://catalog.example/products/p-0',
				},
			],
		});
	});
});

describe('openapiDocument', () => {
	test('is the contract with the address of this site', () => {
		const source = 'openapi: 3.1.0\nservers:\n  - url: https://other.example\n    description: Base.\n';
		expect(openapiDocument(source, 'https://catalog.example')).toEqual({
			openapi: '3.1.0',
			servers: [{ url: 'https://catalog.example', description: 'Base.' }],
		});
	});
});
