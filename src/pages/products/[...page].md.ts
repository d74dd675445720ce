import type { APIRoute } from 'astro';
import { productsMarkdown } from '../../render/markdown/product-lists.ts';
import type { ProductsProps } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';
import { productsPaths } from '../_paths.ts';

export const getStaticPaths = productsPaths;

export const GET: APIRoute<ProductsProps> = ({ props }) => markdown(productsMarkdown(props));
