import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { productDetail } from '../../../render/json/product.ts';
import { json } from '../../_respond.ts';

export const getStaticPaths = () =>
	load().products.map((product) => ({
		params: { slug: product.slug },
		props: { body: { product: productDetail(load(), product) } },
	}));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => json(props.body);
