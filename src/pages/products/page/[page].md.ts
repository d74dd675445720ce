import type { APIRoute } from 'astro';
import { load } from '../../../catalog/current-catalog.ts';
import { productsMarkdown } from '../../../render/markdown/product-lists.ts';
import { laterProductsPages, type ProductsProps } from '../../../render/props/product-lists.ts';
import { markdown } from '../../../render/respond.ts';

export const getStaticPaths = () => laterProductsPages(load());

export const GET: APIRoute<ProductsProps> = ({ props }) => markdown(productsMarkdown(props));
