import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { sitemapParts } from '../render/discovery/sitemap.ts';
import { lastApiChange } from '../render/reference/contract-pages.ts';

export const getStaticPaths = () => sitemapParts(load(), lastApiChange(changes));

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
