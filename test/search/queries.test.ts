import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { measureQueries, ratesOf } from '../../scripts/bench/search/measure-queries.ts';
import { readQueries } from '../../scripts/bench/search/read-queries.ts';
import { loadCatalog } from '../../src/catalog/load.ts';
import { findProducts } from '../../src/search/find-products.ts';
import { readerOf, searchTexts } from '../support/search-texts.ts';

const root = join(import.meta.dirname, '../..');
const queriesOf = (name: string) => readQueries(join(root, `scripts/bench/search/queries-${name}.tsv`));

describe('the queries with known answers', () => {
	const catalog = loadCatalog({ contentDir: join(root, 'content'), date: '2026-11-20' });

	test('are enough, with one answer at least, and a third of them is held out', () => {
		for (const [name, least] of [
			['shipped', 60],
			['large', 70],
		] as const) {
			const queries = queriesOf(name);
			expect(queries.length).toBeGreaterThanOrEqual(least);
			expect(queries.filter(({ isHeldOut }) => isHeldOut)).toHaveLength(Math.floor(queries.length / 3));
			expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
		}
	});

	test('of the shipped catalog ask for products that it shows', () => {
		const shown = new Set(catalog.products.map(({ slug }) => slug));
		for (const { query, wanted } of queriesOf('shipped')) {
			expect([query, wanted.filter((slug) => !shown.has(slug))]).toEqual([query, []]);
		}
	});

	test('are answered among the first three in at least 85 of 100 cases, and by the very first in 75', async () => {
		const { hits } = ratesOf(await measureQueries(readerOf(searchTexts(catalog)), queriesOf('shipped')));
		expect(hits[1]).toBeGreaterThanOrEqual(0.85);
		expect(hits[0]).toBeGreaterThanOrEqual(0.75);
	});

	test.for(['image editor', 'photo editor', 'photoshop'])('of %s lead to no editor of texts', async (query) => {
		const found = await findProducts(readerOf(searchTexts(catalog)), query, { count: 2 });
		expect(found?.hits.map(({ slug }) => slug).sort()).toEqual(['gimp', 'photopea']);
	});

	test('are answered worse without synonyms', async () => {
		const queries = queriesOf('shipped').filter(({ kind }) => kind === 'synonym');
		const [one, other] = await Promise.all(
			[catalog, { ...catalog, synonyms: [] }].map((own) => measureQueries(readerOf(searchTexts(own)), queries)),
		);
		expect(ratesOf(other ?? []).hits[1]).toBeLessThan(ratesOf(one ?? []).hits[1]);
	});
});
