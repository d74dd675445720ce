import { load } from '../catalog/load.ts';
import { homeMarkdown } from '../render/markdown/lists.ts';
import { markdown } from '../render/respond.ts';

export const GET = () => markdown(homeMarkdown(load()));
