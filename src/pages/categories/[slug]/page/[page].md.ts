import type { APIRoute } from 'astro';
import { load } from '../../../../catalog/current-catalog.ts';
import { categoryMarkdown } from '../../../../render/markdown/product-lists.ts';
import { type CategoryProps, laterCategoryPages } from '../../../../render/props/product-lists.ts';
import { markdown } from '../../../../render/respond.ts';

export const getStaticPaths = () => laterCategoryPages(load());

export const GET: APIRoute<CategoryProps> = ({ props }) => markdown(categoryMarkdown(props));
