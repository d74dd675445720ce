/** Faults in the search index. The sample has 110 products, `product-001` to `product-110`. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { type Fault, type Member, type Release, violation } from './fault.ts';

const pointer = '/search/index.json';
const anyFile = expect.stringMatching(/^\/search\/[a-f\d]{16}\.json$/);

interface Index {
	products: { storedFields: Record<string, Member> };
}

/** Publishes another index under the name that it should have. */
const withIndex = (change: (index: Index) => unknown) => (release: Release) => {
	const { file } = JSON.parse(release.read(pointer));
	const index = JSON.parse(release.read(file));
	change(index);
	const text = JSON.stringify(index);
	const other = `/search/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`;
	release.remove(file);
	release.write(other, text);
	release.write(pointer, JSON.stringify({ file: other }));
};

const rename = (row: string, slug: string) =>
	withIndex(({ products }) => Object.assign(products.storedFields[row] ?? {}, { slug }));

export const faultsInSearch: readonly Fault[] = [
	{
		name: 'nothing names the search index',
		plant: (release) => release.write(pointer, '{"file":"/search/0.json"}'),
		says: [violation(pointer, '/file', 'names no file.')],
	},
	{
		name: 'the search index is named by another hash',
		plant: (release) => {
			release.copy(JSON.parse(release.read(pointer)).file, '/search/0123456789abcdef.json');
			release.write(pointer, '{"file":"/search/0123456789abcdef.json"}');
		},
		says: [
			violation(
				'/search/0123456789abcdef.json',
				'',
				expect.stringMatching(/^has another hash than its name: [a-f\d]{16}\.$/),
			),
		],
	},
	{
		name: 'the search index cannot be loaded',
		plant: withIndex((index) => Object.assign(index.products, { serializationVersion: 9 })),
		says: [violation(anyFile, '', 'cannot be loaded.')],
	},
	{
		name: 'the search index has a product twice and lacks another one',
		plant: rename('1', 'product-001'),
		says: [violation(anyFile, '', 'has `product-001` again.'), violation(anyFile, '', 'lacks `product-002`.')],
	},
	{
		name: 'the search index has what is no product',
		plant: rename('0', 'nope'),
		says: [violation(anyFile, '', 'has `nope`, which does not exist.'), violation(anyFile, '', 'lacks `product-001`.')],
	},
];
