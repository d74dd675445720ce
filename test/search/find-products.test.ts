import { expect, test } from 'vitest';
import { findProducts } from '../../src/search/find-products.ts';
import { IndexCache } from '../../src/search/index-cache.ts';
import type { SearchHead } from '../../src/search/index-files.ts';
import { IndexReader } from '../../src/search/index-reader.ts';
import { searchTexts } from '../support/search-texts.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

test('looks a word up among the parts of names once, however its spelling is taken', async () => {
	const rows = Array.from({ length: 30 }, (_, at): ProductRow => [`p-${at}`, `Sun${at}`, 'Simple software', [], '']);
	const texts = searchTexts(catalogOfRows(rows));
	const head = JSON.parse(texts['/search/head.json'] ?? '') as SearchHead;
	const read: string[] = [];
	// Nothing is kept, so that every look is a read.
	const reader = new IndexReader(async (path) => {
		read.push(path);
		return texts[path];
	}, new IndexCache(0));
	expect((await findProducts(reader, 'sofware', { count: 8 }))?.exactness).toBe('similar_words');
	const partFiles = head.nameParts.map(([, name]) => `/search/${name}.json`);
	expect(read.filter((path) => partFiles.includes(path))).toHaveLength(1);
});
