import { load } from '../catalog/load.ts';
import { text } from '../views/discovery/respond.ts';
import { llmsText } from '../views/markdown/llms-text.ts';

export const GET = () => text(llmsText(load()));
