import { describe, expect, test } from 'vitest';
import { findProducts } from '../../src/search/find-products.ts';
import { IndexCache } from '../../src/search/index-cache.ts';
import type { SearchHead } from '../../src/search/index-files.ts';
import { IndexReader } from '../../src/search/index-reader.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows = Array.from({ length: 300 }, (_, at): ProductRow => [`p-${at}`, `Sun${at} set`, 'Simple software', [], '']);

/** Slugs that a query finds, and the files that were read for it. */
async function search(products: readonly ProductRow[], query: string, count = 8, largest = 0) {
	const texts = searchTexts(catalogOfRows(products), largest);
	const head = JSON.parse(texts['/search/head.json'] ?? '') as SearchHead;
	const read: string[] = [];
	const reader = new IndexReader(async (path) => {
		read.push(path);
		return texts[path];
	}, new IndexCache(1_000_000));
	const found = await findProducts(reader, query, { count });
	const kindOf = (path: string): string => {
		const has = (names: readonly string[]) => names.some((name) => path === `/search/${name}.json`);
		if (has(head.terms.map(([, name]) => name))) return 'terms';
		if (has(head.best.map(([, name]) => name))) return 'best';
		return has(head.groups) ? 'group' : 'head';
	};
	return { slugs: found?.hits.map(({ slug }) => slug), total: found?.total, read: new Set(read.map(kindOf)) };
}

describe('a search by a broad beginning', () => {
	test('reads no terms', async () => {
		const { total, slugs, read } = await search(rows, 'S');
		expect([total, slugs?.length]).toEqual([300, 8]);
		expect(read).toEqual(new Set(['head', 'best', 'group']));
	});

	test('reads them for more products than are held ready', async () => {
		const { slugs, read } = await search(rows, 's', 51);
		expect(slugs).toHaveLength(51);
		expect(read).toContain('terms');
	});

	test('reads them where they are small', async () => {
		const { slugs, read } = await search(rows, 's', 8, 256);
		expect(slugs).toEqual((await search(rows, 's')).slugs);
		expect(read).toEqual(new Set(['head', 'terms', 'group']));
	});

	test.for([
		['s', ['small', 'signed', 'large']],
		['S', ['large', 'signed', 'small']],
		['S!', ['signed', 'large', 'small']],
	] as const)('has for %j the product of this very name first', async ([query, expected]) => {
		const named: ProductRow[] = [
			['large', 'S', '', [], ''],
			['small', 's', '', [], ''],
			['signed', 'S!', '', [], ''],
		];
		const { slugs, read } = await search([...rows, ...named], query);
		expect(slugs?.[0]).toBe(expected[0]);
		expect(new Set(slugs?.slice(0, 3))).toEqual(new Set(expected));
		expect(read).not.toContain('terms');
	});

	test('reads the terms where more products have it for a name than are held ready', async () => {
		const named = Array.from({ length: 60 }, (_, at): ProductRow => [`s-${at}`, at === 59 ? 's' : 'S', '', [], '']);
		const { slugs, read } = await search([...rows, ...named], 's');
		expect(slugs?.[0]).toBe('s-59');
		expect(read).toContain('terms');
	});
});
