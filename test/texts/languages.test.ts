import { expect, test } from 'vitest';
import { languages, textsIn } from '../../src/texts/board-texts.ts';
import { countEnglish, textProblems } from '../../src/texts/check-texts.ts';

test.for(Object.keys(languages))(
	'the texts in %s have the parts of the English ones and forms of the language',
	(lang) => {
		expect(textProblems(lang, textsIn(lang))).toEqual([]);
		expect(countEnglish(lang, {})).toBe(0);
	},
);
