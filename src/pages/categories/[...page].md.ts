import { categoryMarkdown } from '../../render/markdown/product-lists.ts';
import { markdownFiles } from '../../render/respond.ts';
import { categoryPaths } from '../_paths.ts';

export const { getStaticPaths, GET } = markdownFiles(categoryPaths, categoryMarkdown);
