import type { APIRoute } from 'astro';
import { load } from '../../../catalog/load.ts';
import { productsMarkdown } from '../../../render/markdown/lists.ts';
import { laterProductsRoutes } from '../../../render/page-routes.ts';
import { markdown } from '../../../render/respond.ts';

export const getStaticPaths = () => laterProductsRoutes(load());

export const GET: APIRoute<{ page: number }> = ({ props }) => markdown(productsMarkdown(load(), props.page));
