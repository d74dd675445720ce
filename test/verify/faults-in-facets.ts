/** Faults in the files by which agents choose products. */
import { type Fault, type Member, violation } from './fault.ts';

const facets = '/data/facets.json';

interface Facets {
	readonly columns: Record<string, unknown[]>;
}

export const faultsInFacets: readonly Fault[] = [
	{
		name: 'the facets lack a product',
		plant: (release) => release.edit<Facets>(facets, ({ columns }) => void columns['votes']?.pop()),
		says: [violation(facets, '/columns/votes', 'has no row for each of 110 products.')],
	},
	...(['categories', 'pricing_model', 'first_launched_on', 'votes'] as const).map(
		(column): Fault => ({
			name: `the facets say other ${column} than the product`,
			plant: (release) => release.edit<Facets>(facets, ({ columns }) => void columns[column]?.splice(0, 1, -1)),
			says: [violation(facets, `/columns/${column}/0`, 'differs from `product-001`.')],
		}),
	),
	...[
		['maker', 999, 'is no row of `makers`.'],
		['launches', [999, 1, 1], 'is no list of launches.'],
		['launches', [0, 1], 'is no list of launches.'],
	].map(
		([column, value, message]): Fault => ({
			name: `the facets have ${JSON.stringify(value)} as ${column}`,
			plant: (release) =>
				release.edit<Facets>(facets, ({ columns }) => void columns[String(column)]?.splice(0, 1, value)),
			says: [violation(facets, `/columns/${column}/0`, String(message))],
		}),
	),
	{
		name: 'the facets number a product otherwise than the search index',
		plant: (release) =>
			release.edit<Facets>(facets, ({ columns }) => void columns['search_number']?.splice(0, 1, 9999)),
		says: [violation(facets, '/columns/search_number/0', 'is not 0, the number of `product-001` in the search index.')],
	},
	{
		name: 'the facets have another place than the leaderboard',
		plant: (release) =>
			release.edit<Facets>(facets, ({ columns }) => {
				const [first = []] = (columns['launches'] ?? []) as number[][];
				first[1] = 50;
			}),
		says: [violation(facets, '/columns/launches/0', 'differs from the leaderboard of `2026-w46`.')],
	},
	{
		name: 'a product resembles itself',
		plant: (release) => release.edit<number[][]>('/data/similar.json', (rows) => void rows.splice(3, 1, [3])),
		says: [violation('/data/similar.json', '/3', 'is no list of rows of other products.')],
	},
	{
		name: 'a week has other winners than its leaderboard',
		plant: (release) =>
			release.edit<{ winners: Member[] }[]>('/data/winners.json', ([, week]) => void week?.winners.splice(0, 1)),
		says: [violation('/data/winners.json', '/1', 'differs from the week `2026-w46`.')],
	},
];
