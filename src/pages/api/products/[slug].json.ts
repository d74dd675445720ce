import type { APIRoute } from 'astro';
import type { Product } from '../../../catalog/catalog.ts';
import { load } from '../../../catalog/load.ts';
import { productDetail } from '../../../render/json/product.ts';
import { json } from '../../../render/respond.ts';

export const getStaticPaths = () =>
	load().products.map((product) => ({ params: { slug: product.slug }, props: { product } }));

export const GET: APIRoute<{ product: Product }> = ({ props }) =>
	json({ product: productDetail(load(), props.product) });
