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
			release.write(
				changes,
				JSON.stringify({ releases: [{ products: { added: ['gone'], changed: [] } }], corrections: [] }),
			),
		says: [violation(changes, '/releases/0/products/added/0', 'is `gone`, which is no product.')],
	},
	{
		name: 'the changes name a withdrawn product in an earlier release',
		plant: (release) =>
			release.write(
				changes,
				JSON.stringify({
					corrections: [],
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
		says: [
			violation(changes, '/releases', 'is not a list of releases.'),
			violation(changes, '/corrections', 'is not a list of corrections.'),
		],
	},
	{
		name: 'a correction is of no finished week',
		...withCorrection({ launch_period: '2026-w47', product: 'product-001', date: '2026-11-18' }),
		says: [violation(changes, '/corrections/0/launch_period', 'is `2026-w47`, which is no finished week.')],
	},
	{
		name: 'a correction stands on no page, and its product does not exist',
		...withCorrection({ launch_period: '2026-w46', product: 'gone', date: '2026-11-15' }),
		says: [
			violation(changes, '/corrections/0/product', 'is `gone`, which is no product.'),
			violation(changes, '/corrections/0/date', 'is 2026-11-15, before the week was over.'),
			...['html', 'md'].map((ending) =>
				violation(`/launches/2026-w46.${ending}`, '', 'lacks the correction of `gone` on 2026-11-15.'),
			),
			violation('/feeds/winners.json', '/items/0/date_modified', 'is `undefined` instead of `2026-11-15T00:00:00Z`.'),
		],
	},
	...[null, { position: 1, score: 1001, votes: 5, comments: 4 }].map(
		(now): Fault => ({
			name: `a correction says of a place that it is ${now ? 'another one' : 'none'}`,
			...withCorrection({ launch_period: '2026-w46', product: 'product-001', date: '2026-11-18', now }),
			saysAmongOthers: [violation(changes, '/corrections/0/now', 'differs from /api/launch_periods/2026-w46.json.')],
		}),
	),
];

function withCorrection(correction: object): Pick<Fault, 'plant'> {
	return {
		plant: (release) =>
			release.edit<{ corrections: object[] }>(changes, (body) => void body.corrections.push(correction)),
	};
}
