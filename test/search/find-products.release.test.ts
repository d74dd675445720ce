import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import MiniSearch from 'minisearch';
import { describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { searchIndex } from '../../src/render/json/search-index.ts';
import { searchIndexFile } from '../../src/routes/paths.ts';
import { editDistance, type Found, findProducts, type SearchHit } from '../../src/search/find-products.ts';
import { indexOptions } from '../../src/search/options.ts';
import { fixtureContent } from '../support/run-build.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

/** Searches in an index that has been written and loaded. */
function finder(written: string): (words: string) => Found {
	const index = MiniSearch.loadJSON(written, indexOptions);
	return (words) =>
		findProducts((asked, stage) => index.search(asked, { ...stage }) as unknown as readonly SearchHit[], words);
}

const among = (rows: readonly ProductRow[]) => finder(JSON.stringify(searchIndex(catalogOfRows(rows))));
const slugs = ({ hits }: Found): string[] => hits.map(({ id }) => id);

describe('the shipped catalog', () => {
	test('has every product first by its own name, in any case, with and without accents', () => {
		const find = finder(readFileSync(join(inject('release'), 'client', searchIndexFile), 'utf8'));
		const { products } = loadCatalog({ contentDir: fixtureContent, date: '2026-11-20' });
		expect(products.length).toBeGreaterThan(100);
		for (const { name, slug } of products) {
			const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
			for (const words of [name, name.toUpperCase(), plain, ` ${name.toLowerCase()} `]) {
				expect([words, slugs(find(words))[0]]).toEqual([words, slug]);
			}
		}
	});

	test('has products by misspelt words, by makers and by several words', () => {
		const find = finder(readFileSync(join(inject('release'), 'client', searchIndexFile), 'utf8'));
		expect([slugs(find('postgrsql'))[0], find('postgrsql').exactness]).toEqual(['postgresql', 'similar_words']);
		expect(slugs(find('lov'))).toEqual(expect.arrayContaining(['love', 'lovr']));
		expect(slugs(find('game development')).length).toBeGreaterThan(3);
		expect(slugs(find('qwxyz'))).toEqual([]);
	});
});

describe('findProducts', () => {
	test('finds a product first by its exact name, whatever it is called', () => {
		const names = [
			'C++',
			'C',
			'.NET',
			'Node.js',
			'LÖVE',
			'日本語入力',
			'한글',
			'🔥',
			'!!!',
			'΄',
			'soft\u00adware',
			'A',
			'The The',
			'مكتبة',
		];
		const rows = names.map((name, index): ProductRow => [`p-${index}`, name, names.join(' '), ['c-tools']]);
		const find = among(rows);
		for (const [slug, name] of rows) expect([name, slugs(find(name))[0]]).toEqual([name, slug]);
	});

	test('finds every product by its name in any catalog', () => {
		const name = fc
			.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
			.filter((text) => text.trim().replace(/\p{C}/gu, '') !== '');
		fc.assert(
			fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), (names) => {
				const find = among(names.map((own, index) => [`p-${index}`, own, names.join(' ')]));
				for (const [index, own] of names.entries()) expect([own, slugs(find(own))[0]]).toEqual([own, `p-${index}`]);
			}),
			{ numRuns: 500 },
		);
	});

	test('finds what is written without spaces by any part of it', () => {
		const find = among([
			['ime', '日本語入力', '速い'],
			['db', 'データベース', 'とても速い'],
		]);
		for (const [words, found] of [
			['本語', ['ime']],
			['語', ['ime']],
			['ベース', ['db']],
			['速', ['ime', 'db']],
		] as const) {
			expect([words, slugs(find(words)).toSorted()]).toEqual([words, found.toSorted()]);
		}
	});

	test('asks for all words, then tolerates misspellings, then is content with some', () => {
		const find = among([
			['acme-notes', 'Acme Notes', 'Notes that write back'],
			['zeta', 'Zeta', 'Takes notes for you'],
		]);
		expect(find('acme notes')).toMatchObject({ exactness: 'all_words', hits: [{ id: 'acme-notes' }] });
		expect(find('acme nootes')).toMatchObject({ exactness: 'similar_words', hits: [{ id: 'acme-notes' }] });
		expect(slugs(find('zeta back'))).toEqual(['zeta', 'acme-notes']);
		expect(find('zeta back').exactness).toBe('some_words');
		expect(find('   ')).toEqual({ hits: [], exactness: 'all_words' });
	});

	test('puts names that begin with the words before other names, and equals in name order', () => {
		const find = among([
			['a', 'Alpha tool'],
			['b', 'Beta tool'],
			['c', 'Tool gamma'],
		]);
		expect(slugs(find('tool'))).toEqual(['c', 'a', 'b']);
	});

	test('keeps one letter for itself until it is the last word', () => {
		const find = among([
			['c', 'C tools'],
			['crane', 'Crane tools'],
		]);
		expect(slugs(find('c tools'))).toEqual(['c']);
		expect(slugs(find('tools c'))).toEqual(['c', 'crane']);
	});
});

describe('editDistance', () => {
	test.for([
		['web', 0],
		['note', 1],
		['notebook', 2],
		['a'.repeat(40), 2],
		['a'.repeat(41), 0],
		['a'.repeat(60_000), 0],
	] as const)('of %s are %i', ([term, count]) => {
		expect(editDistance(term)).toBe(count);
	});
});
