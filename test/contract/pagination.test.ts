import { describe, expect, test } from 'vitest';
import { pageLinks, parsePageQuery, totalPages } from '../../src/contract/pagination.ts';

describe('parsePageQuery', () => {
	test.each([
		['', 1, 50],
		['?', 1, 50],
		['?page=2', 2, 50],
		['page=2', 2, 50],
		['?per_page=1', 1, 1],
		['?per_page=100&page=10000', 10_000, 100],
		['?page=%32', 2, 50],
		['?page=1%30&per_page=%37', 10, 7],
		['?%70age=3', 3, 50],
		['?utm_source=x&page=2&page_size=0&limit=-1', 2, 50],
		['?Page=0&PER_PAGE=0', 1, 50],
		['?page[]=0&per-page=0', 1, 50],
		['?page=2#page=3', 0, 0],
	])('reads %s', (search, page, perPage) => {
		const fragment = { parameter: 'page', value: '2#page=3', minimum: 1, maximum: 10_000 };
		expect(parsePageQuery(search)).toEqual(page === 0 ? fragment : { page, per_page: perPage });
	});

	test.each([
		'0',
		'-1',
		'10001',
		'99999999999999999999999',
		'1.5',
		'1.0',
		'1e2',
		'01',
		'001',
		'',
		' ',
		'1,2',
		'one',
		'NaN',
		'Infinity',
		'null',
		'0x10',
		'1_000',
		'１',
		'٢',
		'1\n',
		'1\u0000',
	])('refuses page=%j', (value) => {
		const search = `?page=${encodeURIComponent(value)}`;
		expect(parsePageQuery(search)).toEqual({ parameter: 'page', value, minimum: 1, maximum: 10_000 });
	});

	test.each(['0', '101', '-5', '1.5', '1e2', '01', ''])('refuses per_page=%j', (value) => {
		expect(parsePageQuery(`?per_page=${value}`)).toEqual({ parameter: 'per_page', value, minimum: 1, maximum: 100 });
	});

	test('refuses a plus sign, which a query decodes to a space', () => {
		expect(parsePageQuery('?page=+1')).toMatchObject({ parameter: 'page', value: ' 1' });
		expect(parsePageQuery('?page=%2B1')).toMatchObject({ parameter: 'page', value: '+1' });
	});

	test('refuses a parameter without a sign of equality', () => {
		expect(parsePageQuery('?page')).toMatchObject({ parameter: 'page', value: '' });
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

describe('totalPages', () => {
	test.each([
		[0, 50, 0],
		[1, 50, 1],
		[50, 50, 1],
		[51, 50, 2],
		[101, 1, 101],
	])('of %d products, %d on a page, is %d', (count, perPage, pages) => {
		expect(totalPages(count, perPage)).toBe(pages);
	});
});

describe('pageLinks', () => {
	const links = (page: number, pages: number, per_page = 50) =>
		pageLinks('https://catalog.example', { page, per_page }, pages);
	const link = (rel: string, query: string) => `<https://catalog.example/api/products?${query}>; rel="${rel}"`;

	test('of the only page are first and last', () => {
		expect(links(1, 1)).toBe([link('first', 'page=1'), link('last', 'page=1')].join(', '));
	});

	test('of the first page have no prev', () => {
		expect(links(1, 3)).toBe([link('first', 'page=1'), link('next', 'page=2'), link('last', 'page=3')].join(', '));
	});

	test('of a page in the middle are all four', () => {
		expect(links(2, 3)).toBe(
			[link('first', 'page=1'), link('prev', 'page=1'), link('next', 'page=3'), link('last', 'page=3')].join(', '),
		);
	});

	test('of the last page have no next', () => {
		expect(links(3, 3)).toBe([link('first', 'page=1'), link('prev', 'page=2'), link('last', 'page=3')].join(', '));
	});

	test('beyond the last page lead back to it', () => {
		expect(links(9, 3)).toBe([link('first', 'page=1'), link('prev', 'page=3'), link('last', 'page=3')].join(', '));
	});

	test('of an empty list are first only', () => {
		expect(links(1, 0)).toBe(link('first', 'page=1'));
		expect(links(7, 0)).toBe(link('first', 'page=1'));
	});

	test('end at page 10000', () => {
		expect(links(9_999, 12_000)).toBe(
			[link('first', 'page=1'), link('prev', 'page=9998'), link('next', 'page=10000'), link('last', 'page=10000')].join(
				', ',
			),
		);
		expect(links(10_000, 12_000)).toBe(
			[link('first', 'page=1'), link('prev', 'page=9999'), link('last', 'page=10000')].join(', '),
		);
	});

	test('keep a page size that is not the default', () => {
		expect(links(1, 1, 7)).toBe([link('first', 'page=1&per_page=7'), link('last', 'page=1&per_page=7')].join(', '));
	});

	test('stay below the path of the base URL', () => {
		expect(pageLinks('https://x.example/board', { page: 1, per_page: 50 }, 0)).toBe(
			'<https://x.example/board/api/products?page=1>; rel="first"',
		);
	});
});
