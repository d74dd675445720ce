import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { makerMarkdown } from '../../render/markdown/product-lists.ts';
import { type MakerProps, makerPages } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => makerPages(load());

export const GET: APIRoute<MakerProps> = ({ props }) => markdown(makerMarkdown(props));
