import { load } from '../catalog/load.ts';
import { launchPeriodsMarkdown } from '../render/markdown/lists.ts';
import { markdown } from '../render/respond.ts';

export const GET = () => markdown(launchPeriodsMarkdown(load()));
