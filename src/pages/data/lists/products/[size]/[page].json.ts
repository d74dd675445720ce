import type { APIRoute } from 'astro';
import { load } from '../../../../../catalog/load.ts';
import { builtPages, productList } from '../../../../../render/json/product-list.ts';
import { json } from '../../../../../render/respond.ts';

export const getStaticPaths = () =>
	builtPages(load()).map(({ page, size }) => ({
		params: { page: String(page), size: String(size) },
		props: { page, size },
	}));

export const GET: APIRoute<{ page: number; size: number }> = ({ props }) =>
	json(productList(load(), props.page, props.size));
