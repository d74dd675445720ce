import { load } from '../catalog/current-catalog.ts';
import { llmsText } from '../render/markdown/llms-text.ts';
import { textFile } from '../render/respond.ts';

export const { getStaticProps, GET } = textFile(() => llmsText(load()));
