import { load } from '../catalog/load.ts';
import { text } from '../render/discovery/respond.ts';
import { llmsText } from '../render/markdown/llms-text.ts';

export const GET = () => text(llmsText(load()));
