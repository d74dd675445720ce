import { load } from '../catalog/load.ts';
import { homeMarkdown } from '../views/markdown/lists.ts';
import { markdown } from '../views/markdown/respond.ts';

export const GET = () => markdown(homeMarkdown(load()));
