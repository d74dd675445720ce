import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { productDetail } from '../../../render/json/product.ts';

export const getStaticPaths = () =>
	load().products.map((product) => ({
		params: { slug: product.slug },
		props: { body: { product: productDetail(load(), product) } },
	}));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => Response.json(props.body);
