import { load } from '../catalog/current-catalog.ts';
import { subscribeMarkdown } from '../render/markdown/subscribe.ts';
import { markdownFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => subscribeMarkdown(load()));
