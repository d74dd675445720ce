import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { productsMarkdown } from '../../../render/markdown/lists.ts';
import { laterProductsPages } from '../../../render/props/lists.ts';
import { markdown } from '../../../render/respond.ts';

export const getStaticPaths = () =>
	laterProductsPages(load(), (catalog, page) => ({ body: productsMarkdown(catalog, page) }));

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);
