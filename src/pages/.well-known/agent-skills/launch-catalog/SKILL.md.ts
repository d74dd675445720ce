import { load } from '../../../../catalog/current-catalog.ts';
import { skillText } from '../../../../render/discovery/skill-text.ts';
import { markdownFile } from '../../../../render/static-file.ts';

export const { getStaticProps, GET } = markdownFile(() => skillText(load()));
