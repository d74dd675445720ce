import type { APIRoute } from 'astro';
import { load } from '../catalog/current-catalog.ts';
import { pricesMarkdown } from '../render/markdown/product-lists.ts';
import { type PricesProps, pricesPages } from '../render/props/product-lists.ts';
import { markdown } from '../render/respond.ts';

export const getStaticPaths = () => pricesPages(load());

export const GET: APIRoute<PricesProps> = ({ props }) => markdown(pricesMarkdown(props));
