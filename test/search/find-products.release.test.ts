import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load.ts';
import { type Found, findProducts } from '../../src/search/find-products.ts';
import { IndexCache } from '../../src/search/index-cache.ts';
import { IndexReader } from '../../src/search/index-reader.ts';
import { fixtureContent } from '../support/run-build.ts';
import { readerOf, searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

type Find = (words: string) => Promise<Found | undefined>;

const finder =
	(reader: IndexReader): Find =>
	(words) =>
		findProducts(reader, words, { count: 100 });
const among = (rows: readonly ProductRow[]): Find => finder(readerOf(searchTexts(catalogOfRows(rows))));
const slugs = (found: Found | undefined): string[] | undefined => found?.hits.map(({ slug }) => slug);

describe('the shipped catalog', () => {
	const read = async (path: string) => {
		const file = join(inject('release'), 'client', path);
		return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	};

	test('has every product first by its own name, in any case, with and without accents', async () => {
		const find = finder(new IndexReader(read, new IndexCache(8 * 1_048_576)));
		const { products } = loadCatalog({ contentDir: fixtureContent, date: '2026-11-20' });
		expect(products.length).toBeGreaterThan(100);
		for (const { name, slug } of products) {
			const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
			for (const words of [name, name.toUpperCase(), plain, ` ${name.toLowerCase()} `]) {
				expect([words, slugs(await find(words))?.[0]]).toEqual([words, slug]);
			}
		}
	});

	test('has products by misspelt words, by makers and by several words', async () => {
		const find = finder(new IndexReader(read, new IndexCache(8 * 1_048_576)));
		const misspelt = await find('postgrsql');
		expect([slugs(misspelt)?.[0], misspelt?.exactness]).toEqual(['postgresql', 'similar_words']);
		expect(misspelt?.similar).toContain('postgresql');
		expect(slugs(await find('lov'))).toEqual(expect.arrayContaining(['love', 'lovr']));
		expect((await find('game development'))?.total).toBeGreaterThan(3);
		expect(slugs(await find('qwxyz'))).toEqual([]);
	});
});

describe('findProducts', () => {
	test('finds a product first by its exact name, whatever it is called', async () => {
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
			'__proto__',
			'constructor',
		];
		const rows = names.map((name, index): ProductRow => [`p-${index}`, name, names.join(' '), ['c-tools']]);
		const find = among(rows);
		for (const [slug, name] of rows) expect([name, slugs(await find(name))?.[0]]).toEqual([name, slug]);
	});

	test('finds every product by its name in any catalog', async () => {
		const name = fc
			.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
			.filter((text) => text.trim().replace(/\p{C}/gu, '') !== '');
		await fc.assert(
			fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 8 }), async (names) => {
				const find = among(names.map((own, index) => [`p-${index}`, own, names.join(' ')]));
				for (const [index, own] of names.entries()) {
					expect([own, slugs(await find(own))?.[0]]).toEqual([own, `p-${index}`]);
				}
			}),
			{ numRuns: 300 },
		);
	});

	test('finds what is written without spaces by any part of it', async () => {
		const find = among([
			['ime', '日本語入力', '速い'],
			['db', 'データベース', 'とても速い'],
		]);
		for (const [words, found] of [
			['本語', ['ime']],
			['語', ['ime']],
			['ベース', ['db']],
			['速', ['db', 'ime']],
		] as const) {
			expect([words, slugs(await find(words))?.toSorted()]).toEqual([words, found]);
		}
	});

	test('asks for all words, then tolerates misspellings, then is content with some', async () => {
		const find = among([
			['acme-notes', 'Acme Notes', 'Notes that write back'],
			['zeta', 'Zeta', 'Takes notes for you'],
		]);
		expect(await find('acme notes')).toMatchObject({ exactness: 'all_words', hits: [{ slug: 'acme-notes' }] });
		expect(await find('acme nootes')).toMatchObject({ exactness: 'similar_words', hits: [{ slug: 'acme-notes' }] });
		expect(slugs(await find('zeta back'))).toEqual(['zeta', 'acme-notes']);
		expect((await find('zeta back'))?.exactness).toBe('some_words');
		const nearest = { products: [], categories: [] };
		expect(await find('nowhere')).toEqual({ hits: [], total: 0, exactness: 'all_words', similar: [], nearest });
		expect((await find('   '))?.total).toBe(0);
	});

	test('puts names that begin with the words before other names, and of equals the more popular first', async () => {
		const find = among([
			['a', 'Alpha tool'],
			['b', 'Beta tool'],
			['c', 'Tool gamma'],
		]);
		expect(slugs(await find('tool'))).toEqual(['c', 'b', 'a']);
	});

	test('keeps one letter for itself until it is the last word', async () => {
		const find = among([
			['c', 'C tools'],
			['crane', 'Crane tools'],
		]);
		expect(slugs(await find('c tools'))).toEqual(['c']);
		expect(slugs(await find('tools c'))).toEqual(['c', 'crane']);
	});

	test('gives nothing where there is no index', async () => {
		expect(await findProducts(readerOf({}), 'notes', { count: 8 })).toBeUndefined();
	});
});
