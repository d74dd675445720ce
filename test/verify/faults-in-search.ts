/** Faults in the search index. The sample has 110 products, `product-001` to `product-110`. */
import { expect } from 'vitest';
import { type Fault, type Member, type Release, violation } from './fault.ts';

const head = '/search/head.json';
const anyFile = expect.stringMatching(/^\/search\/[a-z\d]{10}\.json$/);

type Range = [first: string, name: string, size: number];

interface Head extends Member {
	readonly terms: Range[];
	readonly infixes: Range[];
	best: [beginning: string, name: string][];
	readonly groups: string[];
	readonly nameParts: Range[];
	readonly popularity: string[];
	readonly categories: string;
}

interface TermFile {
	readonly terms: [term: string, ...fields: [field: number, products: string, lengths: string][]][];
	readonly names: [key: string, products: string][];
	readonly categories: [slug: string, products: string][];
}

type GroupFile = [
	place: number,
	slug: string,
	name: string,
	tagline: string | null,
	categories: string[],
	icon: number,
][];

const headOf = (release: Release): Head => JSON.parse(release.read(head));
const fileOf = (name = ''): string => `/search/${name}.json`;

/** Changes the file in which a key stands. */
const inTerms = (key: string, change: (file: TermFile) => unknown) => (release: Release) => {
	const [, name] = headOf(release).terms.findLast(([first]) => first <= key) ?? [];
	release.edit<TermFile>(fileOf(name), change);
};

/** Changes the first group. */
const inGroup = (change: (rows: GroupFile) => unknown) => (release: Release) =>
	release.edit<GroupFile>(fileOf(headOf(release).groups[0]), change);

const bestName = '0000000000';

/** Holds products ready for the word that is in every name. */
const withBest = (total: number, products: readonly number[]) => (release: Release) => {
	release.edit<Head>(head, (own) => Object.assign(own, { best: [['product', bestName]] }));
	const others = products.map((product) => [product, 1]);
	release.write(fileOf(bestName), JSON.stringify({ total, named: [], others }));
};

const termIn = ({ terms }: TermFile, own: string) => terms.findIndex(([term]) => term === own);

export const faultsInSearch: readonly Fault[] = [
	{
		name: 'the index holds too few products ready, and one that does not exist',
		plant: withBest(109, [1_000]),
		says: [
			violation(fileOf(bestName), '', 'says that `product` begins words of 109 products instead of 110.'),
			violation(fileOf(bestName), '', 'has 1 products instead of 50.'),
			violation(fileOf(bestName), '', 'leads from `product` to the number 1000, which has no such word.'),
		],
	},
	{
		name: 'the index holds a product ready twice',
		plant: withBest(110, Array(50).fill(0)),
		saysAmongOthers: [violation(fileOf(bestName), '', 'has the number 0 again.')],
	},
	{
		name: 'the index has one beginning twice',
		plant: (release) => {
			withBest(110, [])(release);
			release.edit<Head>(head, (own) => own.best.push(['product', bestName]));
		},
		saysAmongOthers: [violation(head, '/best', 'has a beginning again.')],
	},
	{
		name: 'the index is missing where the page asks for it',
		plant: (release) => release.remove(head),
		saysAmongOthers: [violation(head, '', 'does not exist, but /search.html asks for it.')],
	},
	{
		name: 'the index is of another version',
		plant: (release) => release.edit<Head>(head, (own) => Object.assign(own, { version: 2 })),
		says: [violation(head, '', 'is no head of a search index of version 3.')],
	},
	{
		name: 'the head of the index is null',
		plant: (release) => release.write(head, 'null'),
		says: [violation(head, '', 'is no head of a search index of version 3.')],
	},
	{
		name: 'a file of the index is missing',
		plant: (release) => release.remove(fileOf(headOf(release).terms[0]?.[1])),
		says: [violation(anyFile, '', 'does not exist, but /search/head.json names it.')],
	},
	{
		name: 'a file of the index is of another release',
		plant: (release) => release.write('/search/0000000000000.json', '[]'),
		says: [violation('/search/0000000000000.json', '', 'is not named by /search/head.json.')],
	},
	{
		name: 'a file of the index holds something else',
		plant: (release) => release.write(fileOf(headOf(release).groups[0]), '{}'),
		saysAmongOthers: [violation(head, '/groups', 'lack `product-001`.')],
	},
	{
		name: 'the index counts one product too many',
		plant: (release) => release.edit<Head>(head, (own) => Object.assign(own, { products: 111 })),
		says: [violation(head, '/products', 'are 111 instead of 110.')],
	},
	{
		name: 'the index takes names for longer than they are',
		plant: (release) => release.edit<Head>(head, (own) => Object.assign(own['averageLengths'] as number[], { 0: 3 })),
		says: [violation(head, '/averageLengths/0', expect.stringMatching(/^is 3 instead of 2\.?\d*\.$/))],
	},
	{
		name: 'the index names a product that does not exist',
		plant: inGroup((rows) => rows[0]?.splice(1, 1, 'secret')),
		saysAmongOthers: [
			violation(anyFile, '', 'names `secret`, which does not exist.'),
			violation(head, '/groups', 'lack `product-001`.'),
		],
	},
	{
		name: 'the index names a product twice',
		plant: inGroup((rows) => rows[0]?.splice(1, 1, 'product-002')),
		saysAmongOthers: [
			violation(anyFile, '', 'names `product-002` again.'),
			violation(head, '/groups', 'lack `product-001`.'),
		],
	},
	{
		name: 'the index gives two products one number',
		plant: inGroup((rows) => rows[0]?.splice(0, 1, rows[1]?.[0] ?? 0)),
		saysAmongOthers: [violation(anyFile, '', expect.stringMatching(/^gives `product-002` the number \d+ again\.$/))],
	},
	{
		name: 'the index shows another tagline',
		plant: inGroup((rows) => rows[5]?.splice(3, 1, 'Other')),
		says: [violation(anyFile, '', expect.stringMatching(/^differs from the product `product-\d+`\.$/))],
	},
	{
		name: 'the index has products out of name order',
		plant: inGroup((rows) => rows.reverse()),
		saysAmongOthers: [violation(anyFile, '', 'has `product-001` out of name order.')],
	},
	{
		name: 'a term leads to no product',
		plant: inTerms('042', (file) => file.terms[termIn(file, '042')]?.splice(1, 1, [0, '////B', 'C'])),
		saysAmongOthers: [
			violation(anyFile, '/terms', expect.stringMatching(/^lead from `042` to the number \d+, which is no product\.$/)),
			violation(head, '/terms', 'do not lead from `042` to `product-042`.'),
		],
	},
	{
		name: 'a term stands in the index twice',
		plant: inTerms('042', (file) => file.terms.push(['042', [0, 'A', 'C']])),
		saysAmongOthers: [violation(anyFile, '/terms', 'have `042` again.')],
	},
	{
		name: 'a term stands in a file where nobody looks for it',
		plant: (release) => {
			release.edit<Head>(head, ({ terms }) => terms.push(['zzz', terms.at(-1)?.[1] ?? '', 1]));
		},
		saysAmongOthers: [
			violation(
				anyFile,
				'/terms',
				expect.stringMatching(/^have `.+`, which \/search\/head\.json leads to another file for\.$/),
			),
		],
	},
	{
		name: 'a product is not found by a word of its name',
		plant: inTerms('042', (file) => file.terms.splice(termIn(file, '042'), 1)),
		saysAmongOthers: [violation(head, '/terms', 'do not lead from `042` to `product-042`.')],
	},
	{
		name: 'a product is not found by its name',
		plant: inTerms('sample 042', (file) =>
			file.names.splice(
				file.names.findIndex(([key]) => key.endsWith('042')),
				1,
			),
		),
		saysAmongOthers: [
			violation(head, '/names', expect.stringMatching(/^do not lead from `.*042` to `product-042`\.$/)),
		],
	},
	{
		name: 'a category leads to a product that is not in it',
		plant: (release) => inTerms('nowhere', (file) => file.categories.push(['nowhere', 'A']))(release),
		saysAmongOthers: [violation(anyFile, '/categories', 'lead from `nowhere` to a product that is not in it.')],
	},
	{
		name: 'a term says that a name has more words than it has',
		plant: inTerms('042', (file) => file.terms[termIn(file, '042')]?.[1]?.splice(2, 1, 'F')),
		says: [violation(head, '/terms', 'do not say that field 0 of `product-042` has 2 terms.')],
	},
	{
		name: 'a term is missing where similar ones are looked for',
		plant: (release) => {
			const [, name] = headOf(release).infixes[0] ?? [];
			release.edit<string[]>(fileOf(name), (terms) => terms.splice(terms.indexOf('sample'), 1));
		},
		says: [violation(head, '/infixes/0', 'lack `sample`.')],
	},
	{
		name: 'a part of names leads to nothing, and another to a product whose name has it not',
		plant: (release) => {
			const { nameParts } = headOf(release);
			const [, name] = nameParts[0] ?? [];
			// The last part is `uct110`, behind `uct109`.
			release.edit<[shared: string, rests: string, products: string]>(fileOf(name), (file) => {
				expect(file[1]).toMatch(/ 10$/);
				file[0] = `${file[0].slice(0, -1)}A`;
				file[1] = `${file[1].slice(0, -2)}zzzz`;
			});
		},
		saysAmongOthers: [
			violation(head, '/nameParts', expect.stringMatching(/^do not lead from `uct110` to `product-110`\.$/)),
			violation(
				anyFile,
				'/nameParts',
				expect.stringMatching(/^lead from `zzzz` to `product-\d+`, whose name has no such part\.$/),
			),
		],
	},
	{
		name: 'a product has no popularity',
		plant: (release) => {
			const [name] = headOf(release).popularity;
			release.edit<string[]>(fileOf(name), (groups) => groups.splice(0, 1, (groups[0] ?? '').slice(1)));
		},
		says: [violation(head, '/popularity', expect.stringMatching(/^have \d+ steps instead of \d+ in the group 0\.$/))],
	},
	{
		name: 'a category has another name where searches show it',
		plant: (release) =>
			release.edit<[slug: string, name: string][]>(fileOf(headOf(release).categories), (rows) => {
				rows[0]?.splice(1, 1, 'Other');
			}),
		says: [violation(anyFile, '', 'differs from the list of categories.')],
	},
];
