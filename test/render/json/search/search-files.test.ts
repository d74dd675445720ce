import { describe, expect, test } from 'vitest';
import type { Catalog, Product } from '../../../../src/catalog/catalog.ts';
import { inNameOrder } from '../../../../src/catalog/name-order.ts';
import { searchFiles } from '../../../../src/render/json/search/search-files.ts';
import { catalogOfRows, type ProductRow } from '../../../support/synthetic-catalog.ts';

const nouns = 'amber beacon cedar drift ember flint grove harbor inlet juniper kettle ledger meadow north orbit'.split(
	' ',
);
const noun = (at: number): string => nouns[at % nouns.length] ?? '';
const rows = Array.from({ length: 5_000 }, (_, at): ProductRow => {
	const name = `${noun(at)} ${noun(at * 7 + 3)} ${at}`;
	return [`p-${at}`, name, `${noun(at + 5)} for ${noun(at * 3)}${at % 13}`, ['tools', `c-${at % 9}`]];
});
const catalog = catalogOfRows(rows);

const filesOf = (products: readonly Product[]): ReadonlyMap<string, string> =>
	new Map(
		searchFiles({ ...catalog, products: inNameOrder(products) } as Catalog).map(({ name, text }) => [name, text]),
	);

/** How many files of the second are not in the first. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
	return [...after].filter(([name, text]) => before.get(name) !== text).length;
}

describe('searchFiles', () => {
	const { products } = catalog;
	const before = filesOf(products);
	const last = products.at(-1) as Product;

	test('are the same for the same content, whatever order it is read in', () => {
		expect([...filesOf(products.toReversed())]).toEqual([...before]);
		expect(before.size).toBeGreaterThan(100);
	});

	test('change few for an edited tagline: those of the words that go or come, the group and the head', () => {
		const edited = products.map((product, at) =>
			at === 40 ? { ...product, tagline: 'beacon for something else' } : product,
		);
		expect(changed(before, filesOf(edited))).toBeLessThanOrEqual(12);
	});

	test('change few for a new product, even for the first in name order', () => {
		const added = {
			...last,
			slug: 'p-new',
			name: 'aardvark',
			tagline: 'ember for cedar',
			first_launched_on: '2026-11-17',
		};
		// Among them those of the six parts of its name.
		expect(changed(before, filesOf([...products, added]))).toBeLessThanOrEqual(18);
	});

	test('change few for other votes: how popular products are, and the head', () => {
		const voted = products.map((product, at) => (at === 40 ? { ...product, votes: 100_000 } : product));
		expect(changed(before, filesOf(voted))).toBe(2);
	});

	test('are at most 20,000 characters, or those of one word', () => {
		for (const [name, text] of before) {
			if (name === 'head' || text.length <= 20_000) continue;
			expect(JSON.parse(text).terms).toHaveLength(1);
		}
	});
});
