/** How the list of all products is cut into pages for readers; the API has page sizes of its own. */
import type { Catalog, Product } from '../catalog/catalog.ts';

const size = 100;

/** `/products` for page 1, `/products/page/2` and so on for the others. */
export const productsPagePath = (page: number): string => (page === 1 ? '/products' : `/products/page/${page}`);

/** The products of one page, and how many pages there are; at least one. */
export function productsPages({ products }: Catalog, page: number): { products: readonly Product[]; pages: number } {
	return {
		products: products.slice((page - 1) * size, page * size),
		pages: Math.max(1, Math.ceil(products.length / size)),
	};
}

/** Every page after the first, as paths for Astro. */
export function laterProductsPages(catalog: Catalog): { params: { page: string }; props: { page: number } }[] {
	const { pages } = productsPages(catalog, 1);
	return Array.from({ length: pages - 1 }, (_, index) => index + 2).map((page) => ({
		params: { page: String(page) },
		props: { page },
	}));
}
