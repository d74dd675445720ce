import { load } from '../catalog/load.ts';
import { categoriesMarkdown } from '../views/markdown/lists.ts';
import { markdown } from '../views/markdown/respond.ts';

export const GET = () => markdown(categoriesMarkdown(load()));
