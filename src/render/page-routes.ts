/** The pages that the catalog decides, as Astro wants them: the parts of their paths, and what they show. */
import type { Catalog, Category, Maker } from '../catalog/catalog.ts';
import { laterPages } from './paged.ts';
import { productsIn } from './products-of.ts';

/** Every page of the list of all products after the first. */
export const laterProductsRoutes = ({ products }: Catalog) =>
	laterPages(products).map((page) => ({ params: { page: String(page) }, props: { page } }));

export const categoryRoutes = ({ categories }: Catalog) =>
	categories.map((category) => ({ params: { slug: category.slug }, props: { category, page: 1 } }));

export const laterCategoryRoutes = (catalog: Catalog) =>
	catalog.categories.flatMap((category) =>
		laterPages(productsIn(catalog, category.slug)).map((page) => laterRoute(page, { category })),
	);

export const makerRoutes = ({ makers }: Catalog) =>
	makers.map((maker) => ({ params: { slug: maker.slug }, props: { maker, page: 1 } }));

export const laterMakerRoutes = ({ makers }: Catalog) =>
	makers.flatMap((maker) => laterPages(maker.products).map((page) => laterRoute(page, { maker })));

function laterRoute<Shown extends { readonly category: Category } | { readonly maker: Maker }>(
	page: number,
	shown: Shown,
) {
	const { slug } = 'category' in shown ? shown.category : shown.maker;
	return { params: { slug, page: String(page) }, props: { ...shown, page } };
}
