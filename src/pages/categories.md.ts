import { load } from '../catalog/current-catalog.ts';
import { categoriesMarkdown } from '../render/markdown/lists.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => categoriesMarkdown(load()));
