import { load } from '../catalog/load.ts';
import { text } from '../views/discovery/respond.ts';
import { llmsFullText } from '../views/markdown/llms-full-text.ts';

export const GET = () => text(llmsFullText(load()));
