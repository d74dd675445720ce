import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Catalog } from '../../src/catalog/catalog.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { type Found, findProducts } from '../../src/search/find-products.ts';
import { termsOf } from '../../src/search/terms.ts';
import { fixtureContent } from '../support/run-build.ts';
import { readerOf, searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';
import { wholeSearch } from '../support/whole-search.ts';

const syllables = ['no', 'te', 'data', 'base', 'k', 'ey', 'ö', 'c++', '日本', '語', 'ing', 's'];

/** Many products of few words, so that scores are often equal and files are many. */
function manyProducts(count: number): Catalog {
	const word = (at: number, length: number) =>
		Array.from({ length }, (_, place) => syllables[(at * 7 + place * 5 + (at >> place)) % syllables.length]).join('');
	const rows = Array.from({ length: count }, (_, at): ProductRow => {
		const name = `${word(at, 2)} ${word(at >> 3, 1 + (at % 3))}${at % 5 === 0 ? ` ${at}` : ''}`;
		const tagline = at % 4 === 0 ? '' : `${word(at >> 1, 3)} for ${word(at + 1, 2)} and ${word(at >> 2, 1)}`;
		return [`p-${at}`, name, tagline, at % 7 === 0 ? [] : [`c-${at % 3}`, 'tools'], at % 3 === 0 ? word(at, 1) : ''];
	});
	return catalogOfRows(rows);
}

const catalogs: Readonly<Record<string, () => Catalog>> = {
	'the catalog of the tests': () => loadCatalog({ contentDir: fixtureContent, date: '2026-11-20' }),
	'150 products that are hard to tell apart': () => manyProducts(150),
	'one product': () => manyProducts(1),
	'no product': () => catalogOfRows([]),
};

/** The same products with the same scores; where scores differ in their last bits alone, in any order. */
function expectSame(found: Found | undefined, hits: readonly (readonly [slug: string, score: number])[]): void {
	const own = found?.hits ?? [];
	expect(own.map(({ slug }) => slug)).toEqual(hits.map(([slug]) => slug));
	for (const [at, [, score]] of hits.entries()) expect(own[at]?.score).toBeCloseTo(score, 6);
}

describe('the search in the published files', () => {
	test.for(
		Object.entries(catalogs).flatMap(([name, make]) => [undefined, 0].map((largest) => ({ name, make, largest }))),
	)(
		'finds in $name what is found without an index, with the same scores, where beginnings are read up to $largest',
		async ({ make, largest }) => {
			const catalog = make();
			const [texts, inWhole] = [searchTexts(catalog, largest), wholeSearch(catalog)];
			const names = catalog.products.map(({ name }) => name);
			const terms = [...new Set(catalog.products.flatMap(({ name, tagline = '' }) => termsOf(`${name} ${tagline}`)))];
			const known = fc.constantFrom('note', ...terms).chain((term) => {
				const cut = fc.nat(term.length);
				return fc.oneof(
					fc.constant(term),
					cut.map((end) => term.slice(0, end)),
					cut.map((at) => term.slice(0, at) + term.slice(at + 1)),
					fc
						.tuple(cut, fc.constantFrom('x', 'e', 's'))
						.map(([at, letter]) => term.slice(0, at) + letter + term.slice(at)),
				);
			});
			const odd = fc.string({ unit: 'grapheme', maxLength: 8 });
			const words = fc.array(fc.oneof({ weight: 9, arbitrary: known }, odd), { maxLength: 5 });
			const query = fc.oneof(
				{ weight: 6, arbitrary: words.map((own) => own.join(' ')) },
				fc.constantFrom('Zeta', ...names),
			);
			const category = fc.constantFrom(undefined, undefined, 'nowhere', ...catalog.categories.map(({ slug }) => slug));
			const part = fc.record({ first: fc.constantFrom(0, 0, 3, 40), count: fc.constantFrom(8, 50, 10_000) });
			await fc.assert(
				fc.asyncProperty(query, category, part, async (asked, slug, { first, count }) => {
					fc.pre(asked.trim() !== '');
					const found = await findProducts(readerOf(texts), asked, { first, count, category: slug });
					const { hits, exactness } = inWhole(asked, slug);
					expect(found?.exactness).toBe(exactness);
					expect(found?.total).toBe(hits.length);
					expectSame(found, hits.slice(first, first + count));
				}),
				{ numRuns: 40 },
			);
		},
	);

	test('finds by every beginning of one and two letters what is found without an index, in any part', async () => {
		const catalog = manyProducts(150);
		const [texts, inWhole] = [searchTexts(catalog, 0), wholeSearch(catalog)];
		const terms = catalog.products.flatMap(({ name, tagline = '' }) => termsOf(`${name} ${tagline}`));
		const beginnings = new Set(terms.flatMap((term) => [[...term][0] ?? '', [...term].slice(0, 2).join('')]));
		expect(beginnings.size).toBeGreaterThan(15);
		for (const beginning of beginnings) {
			const { hits } = inWhole(beginning);
			for (const [first, count] of [
				[0, 8],
				[0, 50],
				[45, 5],
				[45, 10],
				[0, 10_000],
			] as const) {
				const found = await findProducts(readerOf(texts), beginning, { first, count });
				expect([found?.total, found?.exactness]).toEqual([hits.length, 'all_words']);
				expectSame(found, hits.slice(first, first + count));
			}
		}
	});

	test('lists a category in name order, page by page', async () => {
		const catalog = manyProducts(500);
		const members = catalog.products.filter(({ categories }) => categories.includes('c-1')).map(({ slug }) => slug);
		const reader = readerOf(searchTexts(catalog));
		const listed: string[] = [];
		for (let first = 0; first < members.length; first += 33) {
			const found = await findProducts(reader, ' ', { first, count: 33, category: 'c-1' });
			expect(found?.total).toBe(members.length);
			listed.push(...(found?.hits ?? []).map(({ slug }) => slug));
		}
		expect(listed).toEqual(members);
	});
});
