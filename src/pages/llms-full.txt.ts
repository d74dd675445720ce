import { load } from '../catalog/current-catalog.ts';
import { llmsFullText } from '../render/markdown/llms-text.ts';
import { textFile } from '../render/respond.ts';

export const { getStaticProps, GET } = textFile(() => llmsFullText(load()));
