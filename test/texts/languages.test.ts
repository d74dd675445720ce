import { expect, test } from 'vitest';
import { membersOf, pictureSizes } from '../../src/content/schemas/product-fields.ts';
import { languages, textsIn } from '../../src/texts/board-texts.ts';
import { missingTexts, textProblems } from '../../src/texts/check-texts.ts';
import { en } from '../../src/texts/languages/en.ts';

test.for(Object.keys(languages))(
	'the texts in %s have the parts of the English ones and forms of the language',
	(lang) => {
		expect(textProblems(lang, textsIn(lang))).toEqual([]);
		expect(missingTexts(lang, {})).toEqual([]);
	},
);

test('English texts call a field as its row does', () => {
	const labels = membersOf('label');
	const own = Object.entries<unknown>({ ...en.facts, ...en.launch }).filter(([key]) => key in labels);
	expect({ ...labels, ...Object.fromEntries(own) }).toEqual(labels);
});

test('the form asks for pictures of the sizes that editors read', () => {
	for (const sizes of Object.values(pictureSizes)) expect(en.launch.pictureSizes).toContain(sizes);
});
