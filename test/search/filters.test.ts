import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/render/json/search.ts';
import { searchProps } from '../../src/render/props/pages.ts';
import { countsOf, everyProduct, foundProducts, narrow } from '../../src/search/filters.ts';
import { ProductSearch } from '../../src/search/product-search.ts';
import { searchFor } from '../../src/urls/paths.ts';
import { product } from '../content/content-folder.ts';
import { catalogIn, catalogOf } from '../support/catalog.ts';
import { everyType, everyValue } from '../support/own-fields.ts';

const search = new ProductSearch(
	searchIndex(
		catalogOf([
			{ name: 'Tiny notes', categories: ['tools'], pricing_model: 'open_source' },
			{ name: 'Team notes', categories: ['tools', 'teams'] },
			{ name: 'Paper notes', categories: ['teams'], pricing_model: 'open_source' },
			{ name: 'Calendar', categories: ['teams'], pricing_model: 'open_source' },
		]),
	),
);

describe('the filters of a search', () => {
	test.each(['', 'notes', 'paper notes', 'free notes'])('of “%s” find as many products as each value says', (words) => {
		const found = words === '' ? everyProduct(search) : search.find(words);
		const products = foundProducts(found, search);
		for (const [filter, others] of [
			['category', {}],
			['category', { price: 'open_source' }],
			['price', {}],
			['price', { category: 'teams' }],
		] as const) {
			const counts = countsOf(products, filter, { ...others, [filter]: 'unknown' });
			expect(counts.size).toBeGreaterThan(0);
			for (const [value, count] of counts) {
				if (value !== '') expect(narrow(found, products, { ...others, [filter]: value }).hits).toHaveLength(count);
			}
		}
	});

	test('combine, and “costs nothing” is every free pricing model', () => {
		const all = everyProduct(search);
		const of = (chosen: Record<string, string>) =>
			narrow(all, foundProducts(all, search), chosen).hits.map(({ name }) => name);
		expect(of({ category: 'tools', price: 'open_source' })).toEqual(['Tiny notes']);
		expect(of({ category: 'teams', price: 'costs-nothing' })).toEqual(['Calendar', 'Paper notes']);
		expect(of({ category: 'nothing' })).toEqual([]);
	});

	test('say that no product holds all words where they leave out those that do', () => {
		const found = search.find('paper notes');
		const { hits, complete, exactness } = narrow(found, foundProducts(found, search), { category: 'tools' });
		expect([hits.length > 0, complete, exactness]).toEqual([true, 0, 'some_words']);
	});

	test('have the own fields of a board with lists; the index of another board has none', () => {
		const other = product('license: C', 'first_launched_on: 2026-11-16');
		const files = { 'site.yaml': everyType, 'products/acme.md': everyValue, 'products/other.md': other };
		const catalog = catalogIn(files);
		const own = new ProductSearch(searchIndex(catalog));
		const all = everyProduct(own);
		const products = foundProducts(all, own);
		const slugs = [...countsOf(products, 'by-license', {})].filter(([value]) => value !== '');
		expect(slugs.map(([, count]) => count)).toEqual([1, 1]);
		const [onPage] = searchProps(catalog).filters.own;
		expect(onPage?.facets.map(({ slug, count }) => [slug, count]).toSorted()).toEqual(slugs.toSorted());
		expect(narrow(all, products, { 'by-license': 'c' }).hits.map(({ slug }) => slug)).toEqual(['other']);
		expect('own' in JSON.parse(JSON.stringify(searchIndex(catalogIn()).facts))).toBe(false);
	});
});

test('searchFor holds words and filters in an address', () => {
	expect(searchFor('')).toBe('/search');
	expect(searchFor('a & b')).toBe('/search?q=a%20%26%20b');
	expect(searchFor('', { category: 'tools', price: 'free' })).toBe('/search?category=tools&price=free');
	const query = new URL(searchFor('c++', { 'by-license': 'gpl-3-0' }), 'https://a.example').searchParams;
	expect(Object.fromEntries(query)).toEqual({ q: 'c++', 'by-license': 'gpl-3-0' });
});
