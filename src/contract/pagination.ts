import { productsPath } from '../urls/paths.ts';
import { defaultPerPage, pageBounds, perPageBounds } from './limits.ts';

/** A page of a list as a client requests it. */
export interface PageQuery {
	readonly page: number;
	readonly per_page: number;
}

/** A query parameter that is out of its bounds or not a whole number; `details` of the 400 response. */
export interface InvalidParameter {
	readonly parameter: 'page' | 'per_page';
	/** As sent; repeated values are joined by commas. */
	readonly value: string;
	readonly minimum: number;
	readonly maximum: number;
}

/**
 * Reads `page` and `per_page`; other parameters are ignored.
 *
 * @param search - The query of the URL, with or without its `?`.
 */
export function parsePageQuery(search: string): PageQuery | InvalidParameter {
	const query = new URLSearchParams(search);
	const page = wholeNumber(query, 'page', pageBounds, 1);
	if (typeof page !== 'number') return page;
	const perPage = wholeNumber(query, 'per_page', perPageBounds, defaultPerPage);
	if (typeof perPage !== 'number') return perPage;
	return { page, per_page: perPage };
}

/** 0 for an empty list. */
export const totalPages = (totalCount: number, perPage: number): number => Math.ceil(totalCount / perPage);

/**
 * Value of the `Link` header of a list page (RFC 8288): `first`, `prev`, `next` and `last`, if they exist.
 * Clients can't request pages above the limit of `page`, so `last` stops there.
 */
export function pageLinks(baseUrl: string, { page, per_page }: PageQuery, pages: number): string {
	const last = Math.min(pages, pageBounds.maximum);
	const size = per_page === defaultPerPage ? '' : `&per_page=${per_page}`;
	const link = (rel: string, target: number) => `<${baseUrl}${productsPath}?page=${target}${size}>; rel="${rel}"`;
	const links = [link('first', 1)];
	if (page > 1 && last > 0) links.push(link('prev', Math.min(page - 1, last)));
	if (page < last) links.push(link('next', page + 1));
	if (last > 0) links.push(link('last', last));
	return links.join(', ');
}

function wholeNumber(
	query: URLSearchParams,
	parameter: InvalidParameter['parameter'],
	bounds: { readonly minimum: number; readonly maximum: number },
	fallback: number,
): number | InvalidParameter {
	const values = query.getAll(parameter);
	const [value = ''] = values;
	if (values.length === 0) return fallback;
	const number = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
	if (values.length === 1 && number >= bounds.minimum && number <= bounds.maximum) return number;
	return { parameter, value: values.join(','), ...bounds };
}
