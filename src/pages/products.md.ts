import { load } from '../catalog/load.ts';
import { productsMarkdown } from '../render/markdown/lists.ts';
import { markdown } from '../render/respond.ts';

export const GET = () => markdown(productsMarkdown(load(), 1));
