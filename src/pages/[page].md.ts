import type { APIRoute } from 'astro';
import type { Page } from '../catalog/catalog.ts';
import { load } from '../catalog/load.ts';
import { pageMarkdown } from '../render/markdown/page.ts';
import { markdown } from '../render/respond.ts';

export const getStaticPaths = () => load().pages.map((page) => ({ params: { page: page.slug }, props: { page } }));

export const GET: APIRoute<{ page: Page }> = ({ props }) => markdown(pageMarkdown(load(), props.page));
