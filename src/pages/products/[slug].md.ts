import { load } from '../../catalog/current-catalog.ts';
import { productMarkdown } from '../../render/markdown/product.ts';
import { productPages } from '../../render/props/product.ts';
import { markdownFiles } from '../../render/respond.ts';

export const { getStaticPaths, GET } = markdownFiles(() => productPages(load()), productMarkdown);
