import type { APIRoute } from 'astro';
import { load } from '../../../../catalog/current-catalog.ts';
import { makerMarkdown } from '../../../../render/markdown/product-lists.ts';
import { laterMakerPages, type MakerProps } from '../../../../render/props/product-lists.ts';
import { markdown } from '../../../../render/respond.ts';

export const getStaticPaths = () => laterMakerPages(load());

export const GET: APIRoute<MakerProps> = ({ props }) => markdown(makerMarkdown(props));
