import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { productMarkdown } from '../../render/markdown/product.ts';
import { type ProductMarkdownProps, productMarkdownFiles } from '../../render/props/product.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => productMarkdownFiles(load());

export const GET: APIRoute<ProductMarkdownProps> = ({ props }) => markdown(productMarkdown(props));
