import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { pageMarkdown } from '../render/markdown/prose.ts';
import { markdown } from '../render/respond.ts';

export const getStaticPaths = () =>
	load().pages.map((page) => ({ params: { page: page.slug }, props: { body: pageMarkdown(load(), page) } }));

export const GET: APIRoute<{ body: string }> = ({ props }) => markdown(props.body);
