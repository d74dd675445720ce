import type { APIRoute } from 'astro';
import { categoryMarkdown } from '../../render/markdown/product-lists.ts';
import type { CategoryProps } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';
import { categoryPaths } from '../_paths.ts';

export const getStaticPaths = categoryPaths;

export const GET: APIRoute<CategoryProps> = ({ props }) => markdown(categoryMarkdown(props));
