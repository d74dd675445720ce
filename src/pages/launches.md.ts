import { load } from '../catalog/load.ts';
import { launchPeriodsMarkdown } from '../views/markdown/lists.ts';
import { markdown } from '../views/markdown/respond.ts';

export const GET = () => markdown(launchPeriodsMarkdown(load()));
