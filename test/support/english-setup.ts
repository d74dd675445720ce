import { setBoardTexts } from '../../src/texts/board-texts.ts';

// Loading the content of a board sets the texts of the process. Test files that share one begin in English.
setBoardTexts({ lang: 'en', texts: {} });
