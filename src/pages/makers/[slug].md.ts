import type { APIRoute } from 'astro';
import type { Maker } from '../../catalog/catalog.ts';
import { load } from '../../catalog/load.ts';
import { makerMarkdown } from '../../render/markdown/lists.ts';
import { makerRoutes } from '../../render/page-routes.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => makerRoutes(load());

export const GET: APIRoute<{ maker: Maker; page: number }> = ({ props }) =>
	markdown(makerMarkdown(load(), props.maker, props.page));
