/** Faults in the dumps. */
import { expect } from 'vitest';
import { type Fault, violation } from './fault.ts';

const dump = '/data/catalog.ndjson';
const table = '/data/products.csv';
const changes = '/data/changes.json';

const replaced = (file: string, what: string | RegExp, by: string): Pick<Fault, 'plant'> => ({
	plant: (release) => release.write(file, release.read(file).replace(what, by)),
});

export const faultsInDumps: readonly Fault[] = [
	{
		name: 'the dump misses a product',
		...replaced(dump, /^.*\n/, ''),
		says: [violation(dump, '', 'has 109 products instead of 110.')],
	},
	{
		name: 'the dump tells other votes than the API',
		...replaced(dump, /"votes":\d+/, '"votes":123456'),
		says: [violation(dump, '/0', expect.stringMatching(/^differs from the product `\S+`\.$/))],
	},
	{
		name: 'a line of the dump is cut',
		...replaced(dump, '{', ''),
		says: [violation(dump, '/0', 'is not JSON.')],
	},
	{
		name: 'a product of the dump has no launches',
		...replaced(dump, '"launches":', '"launched":'),
		says: [violation(dump, '/0', 'has no list of launches.')],
	},
	{
		name: 'the dump ends within a line',
		...replaced(dump, /\n$/, ''),
		saysAmongOthers: [violation(dump, '', 'ends within a line.')],
	},
	{
		name: 'the table misses a product',
		...replaced(table, /(?<=\r\n).*\r\n$/, ''),
		says: [violation(table, '', 'has 109 products instead of 110.')],
	},
	{
		name: 'the table holds a formula',
		...replaced(table, /(?<=\r\n[a-z0-9-]+,)/, '"=1+1",'),
		says: [violation(table, '/1/1', 'holds a formula of `product-001`.')],
	},
	{
		name: 'the table holds a formula in the middle of a row, without quotes',
		...replaced(table, /(?<=\r\n[a-z0-9-]+,[^,\r]*),/, ',-2+3,'),
		says: [violation(table, '/1/2', 'holds a formula of `product-001`.')],
	},
	{
		name: 'the table has no head',
		...replaced(table, 'slug,name', 'id,title'),
		says: [violation(table, '', 'has no head.')],
	},
	{
		name: 'the table names a product that does not exist',
		...replaced(table, /(?<=\r\n)[a-z0-9-]+,/, 'nobody,'),
		says: [violation(table, '/1', 'is of `nobody`, which is no product.')],
	},
	...[dump, table].map(
		(file): Fault => ({
			name: `${file} is missing`,
			plant: (release) => release.remove(file),
			saysAmongOthers: [violation(file, '', 'does not exist.')],
		}),
	),
	{
		name: 'the changes name a product that does not exist',
		plant: (release) =>
			release.write(changes, JSON.stringify({ releases: [{ products: { added: ['gone'], changed: [] } }] })),
		says: [violation(changes, '/releases/0/products/added/0', 'is `gone`, which is no product.')],
	},
	{
		name: 'the changes name a withdrawn product in an earlier release',
		plant: (release) =>
			release.write(
				changes,
				JSON.stringify({
					releases: [
						{ products: { added: [], changed: [], removed: ['gone'] } },
						null,
						{ products: { added: [], changed: ['gone'], removed: ['gone', 'product-001'] } },
					],
				}),
			),
		says: [
			violation(changes, '/releases/2/products/changed/0', 'is `gone`, which is no product.'),
			violation(changes, '/releases/2/products/removed/0', 'is `gone`, which was removed for good later.'),
		],
	},
	{
		name: 'the changes are no list',
		plant: (release) => release.write(changes, '{}'),
		says: [violation(changes, '/releases', 'is not a list of releases.')],
	},
];
