import { load } from '../catalog/current-catalog.ts';
import { subscribeMarkdown } from '../render/markdown/pages.ts';
import { markdownFile } from '../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => subscribeMarkdown(load()));
