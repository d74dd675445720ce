import { load } from '../../../../catalog/load.ts';
import { skillText } from '../../../../views/discovery/skill-text.ts';
import { markdown } from '../../../../views/markdown/respond.ts';

export const GET = () => markdown(skillText(load()));
