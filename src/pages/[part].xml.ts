import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { text } from '../render/respond.ts';
import { sitemapParts } from '../render/sitemap.ts';

export const getStaticPaths = () => sitemapParts(load());

export const GET: APIRoute<{ text: string }> = ({ props }) => text(props.text);
