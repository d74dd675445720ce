import { load } from '../catalog/load.ts';
import { llmsFullText } from '../render/markdown/llms-full-text.ts';
import { text } from '../render/respond.ts';

export const GET = () => text(llmsFullText(load()));
