import type { APIRoute } from 'astro';
import { load } from '../../../catalog/load.ts';
import { productsMarkdown } from '../../../views/markdown/lists.ts';
import { markdown } from '../../../views/markdown/respond.ts';
import { laterProductsPages } from '../../../views/products-pages.ts';

export const getStaticPaths = () => laterProductsPages(load());

export const GET: APIRoute<{ page: number }> = ({ props }) => markdown(productsMarkdown(load(), props.page));
