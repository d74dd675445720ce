/** How often the search shows what a reader wants among the first three, for queries with known answers in the shipped catalog. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { searchDescriptions, searchIndex } from '../../src/render/json/search.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { loadCatalog } from '../support/catalog.ts';

const [, ...lines] = readFileSync(join(import.meta.dirname, 'search-queries.tsv'), 'utf8')
	.trim()
	.split('\n');
const all = lines.map((line) => {
	const [, query = '', wanted = ''] = line.split('\t');
	return { query, wanted: wanted.split(',') };
});
const { products, ...catalog } = loadCatalog({ contentDir: 'content', date: '2026-11-23' });
/** The products that queries want: others are the editors' business, who add and withdraw what they like. */
const known = products.filter(({ slug }) => all.some(({ wanted }) => wanted.includes(slug)));
const queries = all.filter(({ wanted }) => known.some(({ slug }) => wanted.includes(slug)));

// Another catalog has few of them.
test.skipIf(queries.length < all.length / 2)('queries are answered among the first three in 95 of 100 cases', () => {
	const search = new ProductSearch(searchIndex({ ...catalog, products: known }));
	search.addDescriptions(searchDescriptions({ ...catalog, products: known }));
	const isAnswered = ({ query, wanted }: (typeof queries)[number]) =>
		search
			.find(query)
			.hits.slice(0, 3)
			.some(({ slug }) => wanted.includes(slug));
	expect(queries.filter(isAnswered).length / queries.length).toBeGreaterThanOrEqual(0.95);
});
