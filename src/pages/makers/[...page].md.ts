import { makerMarkdown } from '../../render/markdown/product-lists.ts';
import { markdownFiles } from '../../render/respond.ts';
import { makerPaths } from '../_paths.ts';

export const { getStaticPaths, GET } = markdownFiles(makerPaths, makerMarkdown);
