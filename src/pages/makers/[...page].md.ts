import type { APIRoute } from 'astro';
import { makerMarkdown } from '../../render/markdown/product-lists.ts';
import type { MakerProps } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';
import { makerPaths } from '../_paths.ts';

export const getStaticPaths = makerPaths;

export const GET: APIRoute<MakerProps> = ({ props }) => markdown(makerMarkdown(props));
