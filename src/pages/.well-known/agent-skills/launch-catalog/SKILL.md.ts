import { load } from '../../../../catalog/current-catalog.ts';
import { skillText } from '../../../../render/discovery/skill.ts';
import { markdownFile } from '../../../../render/respond.ts';

export const { getStaticProps, GET } = markdownFile(() => skillText(load()));
