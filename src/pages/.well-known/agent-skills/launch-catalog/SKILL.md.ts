import { load } from '../../../../catalog/load.ts';
import { skillText } from '../../../../render/discovery/skill-text.ts';
import { markdown } from '../../../../render/respond.ts';

export const GET = () => markdown(skillText(load()));
