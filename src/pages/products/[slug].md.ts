import type { APIRoute } from 'astro';
import type { Product } from '../../catalog/catalog.ts';
import { load } from '../../catalog/load.ts';
import { productMarkdown } from '../../render/markdown/product.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () =>
	load().products.map((product) => ({ params: { slug: product.slug }, props: { product } }));

export const GET: APIRoute<{ product: Product }> = ({ props }) => markdown(productMarkdown(load(), props.product));
