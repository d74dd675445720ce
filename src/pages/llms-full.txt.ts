import { load } from '../catalog/load.ts';
import { text } from '../render/discovery/respond.ts';
import { llmsFullText } from '../render/markdown/llms-full-text.ts';

export const GET = () => text(llmsFullText(load()));
