/** Faults in the files by which agents choose products. */
import { type Fault, type Member, violation } from './fault.ts';

const facets = '/data/facets.json';
const similar = '/data/similar.json';
const page = '/products/product-001.html';

interface Facets {
	readonly makers: string[][];
	readonly columns: Record<string, unknown[]>;
}

export const faultsInFacets: readonly Fault[] = [
	{
		name: 'the facets lack a product',
		plant: (release) => release.edit<Facets>(facets, ({ columns }) => void columns['votes']?.pop()),
		says: [violation(facets, '/columns/votes', 'has no row for each of 110 products.')],
	},
	...['categories', 'pricing_model', 'first_launched_on', 'votes', 'average_rating', 'reviews_count'].map(
		(column): Fault => ({
			name: `the facets say other ${column} than the product`,
			plant: (release) => release.edit<Facets>(facets, ({ columns }) => void columns[column]?.splice(0, 1, -1)),
			says: [violation(facets, `/columns/${column}/0`, 'differs from `product-001`.')],
		}),
	),
	...[
		['maker', 999, 'is no row of `makers`.'],
		['launches', [999, 1, 1, 0], 'is no list of launches.'],
		['launches', [0, 1, 9], 'is no list of launches.'],
	].map(
		([column, value, message]): Fault => ({
			name: `the facets have ${JSON.stringify(value)} as ${column}`,
			plant: (release) =>
				release.edit<Facets>(facets, ({ columns }) => void columns[String(column)]?.splice(0, 1, value)),
			saysAmongOthers: [violation(facets, `/columns/${column}/0`, String(message))],
		}),
	),
	{
		name: 'the facets have another maker than a product',
		plant: (release) =>
			release.edit<Facets>(facets, ({ makers, columns }) => {
				makers.push(['b-example', 'B Example']);
				columns['maker']?.splice(4, 1, 1);
			}),
		saysAmongOthers: [violation(facets, '/columns/maker/4', 'differs from `product-005`.')],
	},
	{
		name: 'the facets name a maker otherwise than its first product',
		plant: (release) => release.edit<Facets>(facets, ({ makers }) => void makers.splice(0, 1, ['ada-example', 'ADA'])),
		saysAmongOthers: [violation(facets, '/columns/maker/0', 'differs from `product-001`.')],
	},
	{
		name: 'the facets write a maker otherwise than its first product',
		plant: (release) =>
			release.edit<Facets>(facets, ({ makers }) => void makers.splice(0, 1, ['ada-example', 'ada example'])),
		says: [violation(facets, '/makers/0', 'is not named as `product-001` names it, which is the first.')],
	},
	{
		name: 'the facets have another slug of a maker than the page of its product',
		plant: (release) =>
			release.edit<Facets>(facets, ({ makers, columns }) => {
				makers.push(['ada', 'Ada Example']);
				columns['maker']?.splice(109, 1, 1);
			}),
		saysAmongOthers: [
			violation(facets, '/columns/maker/109', 'is not the maker to whom the page of `product-110` leads.'),
		],
	},
	{
		name: 'the facets have a maker without products',
		plant: (release) => release.edit<Facets>(facets, ({ makers }) => void makers.push(['b-example', 'B Example'])),
		says: [violation(facets, '/makers/1', 'has no product.')],
	},
	{
		name: 'a product resembles one that its page does not show',
		plant: (release) => release.edit<number[][]>(similar, (rows) => void rows.splice(0, 1, [49])),
		says: [violation(similar, '/0', 'differs from what the page of `product-001` shows.')],
	},
	{
		name: 'a page shows a similar product that agents do not hear of',
		plant: (release) => {
			const shown = '<section><h2 id="similar">Similar</h2><a href="/products/product-050">Product 050</a></section>';
			release.write(page, release.read(page).replace('</main>', `${shown}</main>`));
		},
		says: [violation(similar, '/0', 'differs from what the page of `product-001` shows.')],
	},
	{
		name: 'the facets have another score than the leaderboard',
		plant: (release) => release.edit<Facets>(facets, ({ columns }) => void columns['best_score']?.splice(0, 1, 1)),
		says: [violation(facets, '/columns/best_score/0', 'is not 1001, as the leaderboards have it.')],
	},
	{
		name: 'a product resembles itself',
		plant: (release) => release.edit<number[][]>(similar, (rows) => void rows.splice(3, 1, [3])),
		says: [violation(similar, '/3', 'is no list of rows of other products.')],
	},
	{
		name: 'a week has other winners than its leaderboard',
		plant: (release) =>
			release.edit<{ winners: Member[] }[]>('/data/winners.json', ([, week]) => void week?.winners.splice(0, 1)),
		says: [violation('/data/winners.json', '/1', 'differs from the week `2026-w46`.')],
	},
];
