import type { Catalog, Category, Product } from '../../catalog/catalog.ts';
import { oncePer } from '../../catalog/once.ts';
import { type Frame, frameOf } from '../frame.ts';
import { type Related, relatedProducts } from './related.ts';

/** A category by the name that its slug stands for. */
export type NamedCategory = Pick<Category, 'slug' | 'name'>;

export interface ProductProps {
	readonly frame: Frame;
	readonly product: Product;
	/** Its own, the main one first. */
	readonly categories: readonly NamedCategory[];
	readonly related: Related;
}

/** The page of every product, as Astro wants it. */
export function productPages(catalog: Catalog): { params: { slug: string }; props: ProductProps }[] {
	const frame = frameOf(catalog);
	const named = new Map(catalog.categories.map(({ slug, name }) => [slug, { slug, name }]));
	return catalog.products.map((product) => ({
		params: { slug: product.slug },
		props: {
			frame,
			product,
			categories: product.categories.flatMap((slug) => named.get(slug) ?? []),
			related: relatedOf(catalog, product),
		},
	}));
}

export type SiteFacts = Pick<Catalog, 'base_url' | 'site'>;

export interface ProductMarkdownProps extends SiteFacts {
	readonly product: Product;
	readonly related: Related;
}

/** The Markdown version of the page of every product. */
export function productMarkdownFiles(catalog: Catalog): { params: { slug: string }; props: ProductMarkdownProps }[] {
	const { base_url, site, products } = catalog;
	return products.map((product) => ({
		params: { slug: product.slug },
		props: { base_url, site, product, related: relatedOf(catalog, product) },
	}));
}

/** One object for both files of a product, so that it is made and hashed once. */
const relatedOf = (catalog: Catalog, product: Product): Related => relatedIn(catalog)(product);

const relatedIn = oncePer((catalog: Catalog) => oncePer((product: Product) => relatedProducts(catalog, product)));
