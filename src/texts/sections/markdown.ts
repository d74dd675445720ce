import { englishTexts } from '../board-texts.ts';

export const t = englishTexts('markdown');
