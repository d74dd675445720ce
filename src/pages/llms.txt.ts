import { load } from '../catalog/load.ts';
import { llmsText } from '../render/markdown/llms-text.ts';
import { text } from '../render/respond.ts';

export const GET = () => text(llmsText(load()));
