import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { sitemapParts } from '../render/discovery/sitemap.ts';
import { ownPaths } from '../render/html/own-paths.ts';
import { lastApiChange } from '../render/reference/contract-pages.ts';

export const getStaticPaths = async () => sitemapParts(load(), lastApiChange(changes), await ownPaths());

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
