import { productsMarkdown } from '../../render/markdown/product-lists.ts';
import { markdownFiles } from '../../render/respond.ts';
import { productsPaths } from '../_paths.ts';

export const { getStaticPaths, GET } = markdownFiles(productsPaths, productsMarkdown);
