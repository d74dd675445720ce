import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import changes from '../contract/changes.yaml?raw';
import { lastApiChange } from '../render/markdown/contract-pages.ts';
import { text } from '../render/respond.ts';
import { sitemapParts } from '../render/sitemap.ts';

export const getStaticPaths = () => sitemapParts(load(), lastApiChange(changes));

export const GET: APIRoute<{ text: string }> = ({ props }) => text(props.text);
