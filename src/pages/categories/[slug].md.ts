import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { categoryMarkdown } from '../../render/markdown/lists.ts';
import { categoryPages } from '../../render/props/lists.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () =>
	categoryPages(load(), (catalog, category, page) => ({ body: categoryMarkdown(catalog, category, page) }));

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);
