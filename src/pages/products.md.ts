import { load } from '../catalog/load.ts';
import { productsMarkdown } from '../views/markdown/lists.ts';
import { markdown } from '../views/markdown/respond.ts';

export const GET = () => markdown(productsMarkdown(load(), 1));
