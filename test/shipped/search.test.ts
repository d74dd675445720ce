/** How often the search shows what a reader wants among the first three, for queries with known answers in the shipped catalog. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/render/json/search.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { loadCatalog } from '../support/catalog.ts';

const [, ...lines] = readFileSync(join(import.meta.dirname, 'search-queries.tsv'), 'utf8')
	.trim()
	.split('\n');
const queries = lines.map((line) => {
	const [, query = '', wanted = ''] = line.split('\t');
	return { query, wanted: wanted.split(',') };
});
const catalog = loadCatalog({ contentDir: 'content', date: '2026-11-23' });
const shown = new Set(catalog.products.map(({ slug }) => slug));
const missing = queries.filter(({ wanted }) => wanted.some((slug) => !shown.has(slug)));

describe.skipIf(missing.length > queries.length / 2)('the queries for the shipped catalog', () => {
	/** The share of queries that are answered among the first three. */
	const shareWith = (synonyms: typeof catalog.synonyms): number => {
		const search = new ProductSearch(searchIndex({ ...catalog, synonyms }));
		const isAnswered = ({ query, wanted }: (typeof queries)[number]) =>
			search
				.find(query)
				.hits.slice(0, 3)
				.some(({ slug }) => wanted.includes(slug));
		return queries.filter(isAnswered).length / queries.length;
	};

	test('ask for products that it shows', () => {
		expect(missing).toEqual([]);
	});

	test('are answered among the first three in 95 of 100 cases, in fewer without synonyms', () => {
		const share = shareWith(catalog.synonyms);
		expect(share).toBeGreaterThanOrEqual(0.95);
		expect(shareWith([])).toBeLessThan(share);
	});
});
