import type { APIRoute } from 'astro';
import { markdownPaths } from '../render/html/page-paths.ts';
import { pageMarkdown } from '../render/site-pages.ts';

export const getStaticPaths = markdownPaths;

export const GET: APIRoute<{ component: string }> = ({ props }) => new Response(pageMarkdown(props.component, props));
