import { pricingMarkdown } from '../../render/markdown/product-lists.ts';
import { markdownFiles } from '../../render/respond.ts';
import { pricingPaths } from '../_paths.ts';

export const { getStaticPaths, GET } = markdownFiles(pricingPaths, pricingMarkdown);
