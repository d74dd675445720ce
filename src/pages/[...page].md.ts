import type { APIRoute } from 'astro';
import { pageMarkdown, type View } from '../render/site-pages.ts';
import { markdownPaths } from './_paths.ts';
import { markdown } from './_respond.ts';

export const getStaticPaths = markdownPaths;

export const GET: APIRoute<{ view: View }> = ({ props: { view, ...props } }) => markdown(pageMarkdown(view, props));
