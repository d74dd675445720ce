import type { APIRoute } from 'astro';
import { load } from '../../catalog/current-catalog.ts';
import { pricingMarkdown } from '../../render/markdown/product-lists.ts';
import { type PricingProps, pricingPages } from '../../render/props/product-lists.ts';
import { markdown } from '../../render/respond.ts';

export const getStaticPaths = () => pricingPages(load());

export const GET: APIRoute<PricingProps> = ({ props }) => markdown(pricingMarkdown(props));
