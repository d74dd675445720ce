import { describe, expect, test } from 'vitest';
import { pageLinks, parsePageQuery } from '../../src/contract/pagination.ts';

describe('parsePageQuery', () => {
	test.each([
		['', 1, 50],
		['?per_page=1', 1, 1],
		['?per_page=100&page=10000', 10_000, 100],
		['?page=1%30&per_page=%37', 10, 7],
		['?utm_source=x&page=2&page_size=0&limit=-1', 2, 50],
		['?page[]=0&per-page=0', 1, 50],
		['?page=2#page=3', 0, 0],
	])('reads %s', (search, page, perPage) => {
		const fragment = { parameter: 'page', value: '2#page=3', minimum: 1, maximum: 10_000 };
		expect(parsePageQuery(search)).toEqual(page === 0 ? fragment : { page, per_page: perPage });
	});

	test.each([...['0', '-1', '10001', '99999999999999999999999', '1.5', '1e2', '01', '', '１', '1\n']])(
		'refuses page=%j',
		(value) => {
			const search = `?page=${encodeURIComponent(value)}`;
			expect(parsePageQuery(search)).toEqual({ parameter: 'page', value, minimum: 1, maximum: 10_000 });
		},
	);

	test.each(['0', '101', ''])('refuses per_page=%j', (value) => {
		expect(parsePageQuery(`?per_page=${value}`)).toEqual({ parameter: 'per_page', value, minimum: 1, maximum: 100 });
	});

	test('refuses a plus sign, which a query decodes to a space', () => {
		expect(parsePageQuery('?page=+1')).toMatchObject({ parameter: 'page', value: ' 1' });
		expect(parsePageQuery('?page=%2B1')).toMatchObject({ parameter: 'page', value: '+1' });
	});

	test('refuses a repeated parameter, also when its values are the same', () => {
		expect(parsePageQuery('?page=1&page=1')).toMatchObject({ parameter: 'page', value: '1,1' });
		expect(parsePageQuery('?per_page=5&page=1&per_page=6')).toMatchObject({ parameter: 'per_page', value: '5,6' });
		expect(parsePageQuery('?page=1&%70age=2')).toMatchObject({ parameter: 'page', value: '1,2' });
	});

	test('names `page` when both are wrong', () => {
		expect(parsePageQuery('?per_page=0&page=0')).toMatchObject({ parameter: 'page', value: '0' });
	});
});

describe('pageLinks', () => {
	test.for([
		[1, 3, 50, { first: 1, next: 2, last: 3 }],
		[3, 3, 50, { first: 1, prev: 2, last: 3 }],
		[9, 3, 50, { first: 1, prev: 3, last: 3 }],
		[1, 0, 50, { first: 1 }],
		[9_999, 12_000, 50, { first: 1, prev: 9_998, next: 10_000, last: 10_000 }],
		[10_000, 12_000, 50, { first: 1, prev: 9_999, last: 10_000 }],
	] as const)('of page %i of %i with %i products are %o', ([page, pages, per_page, expected]) => {
		const size = per_page === 50 ? '' : `&per_page=${per_page}`;
		const link = ([rel, to]: [string, number]) =>
			`<https://catalog.example/api/products?page=${to}${size}>; rel="${rel}"`;
		const links = pageLinks('https://catalog.example', { page, per_page }, pages);
		expect(links).toBe(Object.entries(expected).map(link).join(', '));
	});

	test('stay below the path of the base URL', () => {
		expect(pageLinks('https://x.example/board', { page: 1, per_page: 50 }, 0)).toBe(
			'<https://x.example/board/api/products?page=1>; rel="first"',
		);
	});
});
