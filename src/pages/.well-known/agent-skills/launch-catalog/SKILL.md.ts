import { load } from '../../../../catalog/current-catalog.ts';
import { skillText } from '../../../../render/discovery/skill.ts';
import { markdownFile } from '../../../_respond.ts';

export const { getStaticProps, GET } = markdownFile(() => skillText(load()));
