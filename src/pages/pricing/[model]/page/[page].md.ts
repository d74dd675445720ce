import type { APIRoute } from 'astro';
import { load } from '../../../../catalog/current-catalog.ts';
import { pricingMarkdown } from '../../../../render/markdown/product-lists.ts';
import { laterPricingPages, type PricingProps } from '../../../../render/props/product-lists.ts';
import { markdown } from '../../../../render/respond.ts';

export const getStaticPaths = () => laterPricingPages(load());

export const GET: APIRoute<PricingProps> = ({ props }) => markdown(pricingMarkdown(props));
