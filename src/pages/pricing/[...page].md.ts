import type { APIRoute } from 'astro';
import { pricingMarkdown } from '../../render/markdown/product-lists.ts';
import type { PricingProps } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';
import { pricingPaths } from '../_paths.ts';

export const getStaticPaths = pricingPaths;

export const GET: APIRoute<PricingProps> = ({ props }) => markdown(pricingMarkdown(props));
