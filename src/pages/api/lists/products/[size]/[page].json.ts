import type { APIRoute } from 'astro';
import { load } from '../../../../../catalog/current-catalog.ts';
import { builtPages, productList } from '../../../../../render/json/responses.ts';

export const getStaticPaths = () =>
	builtPages(load()).map(({ page, size }) => ({
		params: { page: String(page), size: String(size) },
		props: { body: productList(load(), page, size) },
	}));

export const GET: APIRoute<{ body: unknown }> = ({ props }) => Response.json(props.body);
