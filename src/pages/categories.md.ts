import { load } from '../catalog/current-catalog.ts';
import { categoriesMarkdown } from '../render/markdown/pages.ts';
import { markdownFile } from '../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => categoriesMarkdown(load()));
