import { load } from '../catalog/current-catalog.ts';
import { productsMarkdown } from '../render/markdown/lists.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => productsMarkdown(load(), 1));
