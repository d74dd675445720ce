import type { APIRoute } from 'astro';
import type { Category } from '../../catalog/catalog.ts';
import { load } from '../../catalog/load.ts';
import { categoryMarkdown } from '../../render/markdown/lists.ts';
import { categoryRoutes } from '../../render/page-routes.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => categoryRoutes(load());

export const GET: APIRoute<{ category: Category; page: number }> = ({ props }) =>
	markdown(categoryMarkdown(load(), props.category, props.page));
