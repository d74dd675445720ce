import { boardTexts } from '../board-texts.ts';

export const t = boardTexts('feeds');
