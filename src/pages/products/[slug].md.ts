import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { productMarkdown } from '../../render/markdown/product.ts';
import { type ProductProps, productPages } from '../../render/props/product.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => productPages(load());

export const GET: APIRoute<ProductProps> = ({ props }) => markdown(productMarkdown(props));
