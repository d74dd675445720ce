import type { Catalog } from '../../catalog/catalog.ts';
import { builtPageSizes } from '../../contract/limits.ts';
import { totalPages } from '../../contract/pagination.ts';
import { productItem } from './product.ts';

/**
 * One page of the product list.
 *
 * @param page - 1-based; a page beyond the last has no products and true totals.
 */
export function productList(catalog: Catalog, page: number, perPage: number) {
	const { products } = catalog;
	return {
		products: products.slice((page - 1) * perPage, page * perPage).map((product) => productItem(catalog, product)),
		page,
		total_pages: totalPages(products.length, perPage),
		total_count: products.length,
	};
}

/** The pages that are built as files. Page 1 of each size always is one, so that an empty catalog has totals, too. */
export function builtPages({ products }: Catalog): { page: number; size: number }[] {
	return builtPageSizes.flatMap((size) =>
		Array.from({ length: Math.max(1, totalPages(products.length, size)) }, (_, index) => ({ page: index + 1, size })),
	);
}
