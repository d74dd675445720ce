import { load } from '../catalog/current-catalog.ts';
import { llmsFullText } from '../render/markdown/llms-full-text.ts';
import { textFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => llmsFullText(load()));
