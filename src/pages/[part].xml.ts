import type { APIRoute } from 'astro';
import { load } from '../catalog/load.ts';
import { text } from '../views/discovery/respond.ts';
import { sitemapParts } from '../views/sitemap.ts';

export const getStaticPaths = () => sitemapParts(load());

export const GET: APIRoute<{ text: string }> = ({ props }) => text(props.text);
