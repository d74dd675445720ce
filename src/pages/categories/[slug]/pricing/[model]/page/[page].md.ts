import type { APIRoute } from 'astro';
import { load } from '../../../../../../catalog/current-catalog.ts';
import { pricingMarkdown } from '../../../../../../render/markdown/product-lists.ts';
import { laterCategoryPricingPages, type PricingProps } from '../../../../../../render/props/pricing.ts';
import { markdown } from '../../../../../../render/respond.ts';

export const getStaticPaths = () => laterCategoryPricingPages(load());

export const GET: APIRoute<PricingProps> = ({ props }) => markdown(pricingMarkdown(props));
