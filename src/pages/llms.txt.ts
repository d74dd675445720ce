import { load } from '../catalog/current-catalog.ts';
import { llmsText } from '../render/markdown/llms-text.ts';
import { textFile } from '../render/static-file.ts';

export const { getStaticProps, GET } = textFile(() => llmsText(load()));
