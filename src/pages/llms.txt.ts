import { load } from '../catalog/load.ts';
import { llmsText } from '../views/markdown/llms-text.ts';
import { markdown } from '../views/markdown/respond.ts';

export const GET = () => markdown(llmsText(load()));
