/** Faults that a schema of the contract forbids. */
import { type Fault, type ListBody, type PeriodBody, type PeriodList, type ProductBody, violation } from './fault.ts';

const product = '/api/products/product-001.json';
const list = '/data/lists/products/50/2.json';
const periods = '/api/launch_periods.json';
const period = '/api/launch_periods/2026-w46.json';
const undeclared = 'is not declared in the contract.';

export const faultsInBodies: readonly Fault[] = [
	{
		name: 'a required member is missing',
		plant: (release) => release.edit<ProductBody>(product, (body) => delete body.product['url']),
		says: [violation(product, '/product', "must have required property 'url'.")],
	},
	{
		name: 'a count is a string',
		plant: (release) => release.edit<ProductBody>(product, (body) => Object.assign(body.product, { votes: '12' })),
		says: [violation(product, '/product/votes', 'must be integer.')],
	},
	{
		name: 'a body has an undeclared member',
		plant: (release) => release.edit<PeriodList>(periods, (body) => Object.assign(body, { generated_at: 'today' })),
		says: [violation(periods, '/generated_at', undeclared)],
	},
	{
		name: 'a list item has an undeclared member',
		plant: (release) =>
			release.edit<ListBody>(list, ({ products }) => Object.assign(products[3] ?? {}, { plan: 'free' })),
		says: [violation(list, '/products/3/plan', undeclared)],
	},
	{
		name: 'a single product, whose schema stands behind allOf, has an undeclared member',
		plant: (release) =>
			release.edit<ProductBody>(product, (body) => Object.assign(body.product, { 'plan/a~b': 'free' })),
		says: [violation(product, '/product/plan~1a~0b', undeclared)],
	},
	{
		name: 'a leaderboard has 51 rankings',
		plant: (release) => release.edit<PeriodBody>(period, ({ rankings }) => rankings.push({ position: 51 })),
		says: [violation(period, '/rankings', 'must NOT have more than 50 items.')],
	},
	{
		name: 'a date is not in the calendar',
		plant: (release) =>
			release.edit<ProductBody>(product, (body) => Object.assign(body.product, { first_launched_on: '2026-02-30' })),
		says: [violation(product, '/product/first_launched_on', 'must match format "date".')],
	},
	{
		name: 'a launch period has a status that the contract does not know',
		plant: (release) =>
			release.edit<PeriodBody>(period, (body) => Object.assign(body.launch_period, { status: 'open' })),
		says: [
			violation(period, '/launch_period/status', 'must be equal to one of the allowed values: ["active","finished"].'),
		],
	},
	{
		name: 'an address is no URL',
		plant: (release) => release.edit<ProductBody>(product, (body) => Object.assign(body.product, { url: 'not a url' })),
		says: [violation(product, '/product/url', 'must match format "uri".')],
	},
	{
		name: 'a body is an array',
		plant: (release) => release.write(product, '[]'),
		says: [violation(product, '', 'must be object.')],
	},
];
