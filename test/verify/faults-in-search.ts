/** Faults in the search index. The sample has 110 products, numbered from 0 in the index. */
import { expect } from 'vitest';
import { type Fault, type Member, type Release, violation } from './fault.ts';

const file = '/search/index.json';

interface Index extends Member {
	readonly documentIds: Record<string, string>;
	readonly storedFields: Record<string, Member>;
	readonly index: [string, Record<string, Record<string, number>>][];
}

const changed = (change: (index: Index) => void) => (release: Release) => release.edit<Index>(file, change);
const termAt = ({ index }: Index, term: string) => index.findIndex(([own]) => own === term);

export const faultsInSearch: readonly Fault[] = [
	{
		name: 'the index is missing where the page asks for it',
		plant: (release) => release.remove(file),
		says: [violation(file, '', 'does not exist, but /search.html asks for it.')],
	},
	{
		name: 'the index is of another library',
		plant: (release) => release.write(file, '{"version":"2.3.9"}'),
		says: [violation(file, '', 'is no index of MiniSearch.')],
	},
	{
		name: 'the index is null',
		plant: (release) => release.write(file, 'null'),
		says: [violation(file, '', 'is no index of MiniSearch.')],
	},
	{
		name: 'the index has another version',
		plant: changed((index) => Object.assign(index, { serializationVersion: 1 })),
		says: [violation(file, '/serializationVersion', 'is 1 instead of 2.')],
	},
	{
		name: 'the index counts one product too many',
		plant: changed((index) => Object.assign(index, { documentCount: 111 })),
		says: [violation(file, '/documentCount', 'is 111 instead of 110.')],
	},
	{
		name: 'the index has a field more',
		plant: changed((index) => Object.assign(Object(index['fieldIds']), { plan: 4 })),
		says: [violation(file, '/fieldIds', 'are not name, tagline, categories, maker.')],
	},
	{
		name: 'the index names a product that does not exist',
		plant: changed(({ documentIds }) => Object.assign(documentIds, { 0: 'secret' })),
		saysAmongOthers: [
			violation(file, '/documentIds/0', 'is `secret`, which does not exist.'),
			violation(file, '/documentIds', 'lacks `product-001`.'),
		],
	},
	{
		name: 'the index names a product twice',
		plant: changed(({ documentIds }) => Object.assign(documentIds, { 0: 'product-002' })),
		saysAmongOthers: [
			violation(file, '/documentIds/1', 'names `product-002` again.'),
			violation(file, '/documentIds', 'lacks `product-001`.'),
		],
	},
	{
		name: 'the index shows another tagline',
		plant: changed(({ storedFields }) => Object.assign(storedFields['5'] ?? {}, { tagline: 'Other' })),
		says: [violation(file, '/storedFields/5', 'differs from the product `product-006`.')],
	},
	{
		name: 'the index shows more of a product than results need',
		plant: changed(({ storedFields }) => Object.assign(storedFields['5'] ?? {}, { plan: 'featured' })),
		says: [violation(file, '/storedFields/5', 'differs from the product `product-006`.')],
	},
	{
		name: 'the index stores something of no product',
		plant: changed(({ storedFields }) => Object.assign(storedFields, { 999: {} })),
		says: [violation(file, '/storedFields/999', 'belongs to no product.')],
	},
	{
		name: 'a term leads to no product',
		plant: changed((index) => Object.assign(index.index[termAt(index, 'sample')]?.[1]['1'] ?? {}, { 999: 1 })),
		says: [
			violation(
				file,
				expect.stringMatching(/^\/index\/\d+$/),
				'leads from `sample` to the number 999, which is no product.',
			),
		],
	},
	{
		name: 'a term stands in the index twice',
		plant: changed((index) => void index.index.push(['zzz', {}], ['zzz', {}])),
		says: [violation(file, expect.stringMatching(/^\/index\/\d+$/), 'is `zzz` again.')],
	},
	{
		name: 'a product is not found by a word of its name',
		plant: changed((index) => void index.index.splice(termAt(index, '042'), 1)),
		says: [violation(file, '/index', 'does not lead from `042` to `product-042`, whose name has the word.')],
	},
];
