import type { APIRoute } from 'astro';
import { load } from '../../../catalog/load.ts';
import { productsMarkdown } from '../../../views/markdown/lists.ts';
import { markdown } from '../../../views/markdown/respond.ts';
import { laterProductsRoutes } from '../../../views/page-routes.ts';

export const getStaticPaths = () => laterProductsRoutes(load());

export const GET: APIRoute<{ page: number }> = ({ props }) => markdown(productsMarkdown(load(), props.page));
