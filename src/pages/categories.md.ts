import { load } from '../catalog/load.ts';
import { categoriesMarkdown } from '../render/markdown/lists.ts';
import { markdown } from '../render/respond.ts';

export const GET = () => markdown(categoriesMarkdown(load()));
