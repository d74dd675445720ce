import { afterEach, expect, test } from 'vitest';
import { boardTexts, setBoardTexts } from '../../src/texts/board-texts.ts';
import { isolated, withEnglishElements, withoutMarks } from '../../src/texts/english-marks.ts';

afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

const inMarks = (text: string): string => `\ufdd0${text}\ufdd1`;
const span = (html: string): string => `<span lang="en" dir="ltr">${html}</span>`;

test('an English text of another board has the numbers, lists and plural forms of English', () => {
	setBoardTexts({
		lang: 'cs',
		texts: { facts: { votes: { one: '{count} hlas', few: '{count} hlasy', other: '{count} hlasů' } } },
	});
	const { votes, comments } = boardTexts('facts');
	expect([votes({ count: 2 }), comments({ count: 1 }), comments({ count: 1_000 })]).toEqual([
		...['2 hlasy', '1 comment', '1,000 comments'],
	]);
	setBoardTexts({ lang: 'fa', texts: { home: { winnersOf: 'برندگان {week}' } } });
	expect(boardTexts('weeks').changed({ product: 'A', figures: ['2 votes', '1 comment'], before: ['1 vote'] })).toBe(
		'A has 2 votes and 1 comment; it was published with 1 vote.',
	);
	expect(boardTexts('home').winnersOf({ week: ['x', 'y'] })).toBe('برندگان x و y');
	setBoardTexts({ lang: 'ja', texts: {} });
	expect(boardTexts('facts').comments({ count: 1 })).toBe('1 comment');
});

test('marks become elements around texts, and nothing in attributes, scripts, titles and options', () => {
	const { title, submit, both, shown } = {
		title: inMarks('Search'),
		submit: inMarks('Submit<b> it</b>'),
		both: inMarks(`Week, ${inMarks('page 2')}`),
		shown: '<p title="a > b ',
	};
	const html = `<title>${title}</title>${shown}${title}">${submit}</p><option>${title}</option><titled>${both}</titled><script>if (1 < 2) "${title}"</script>x${title}`;
	const expected = `<title>Search</title>${shown}Search">${span('Submit<b> it</b>')}</p><option>Search</option><titled>${span('Week, page 2')}</titled><script>if (1 < 2) "Search"</script>x${span('Search')}`;
	expect(withEnglishElements(html)).toBe(expected);
	expect(withoutMarks(both)).toBe('Week, page 2');
});

test('texts beside each other are one element, in which they keep their order', () => {
	const both = `${inMarks('One vote.')} ${inMarks('24 votes')}, ${inMarks('3 comments')}`;
	expect(withEnglishElements(`<p>${both} <b>${inMarks('x')}</b></p>`)).toBe(
		`<p>${span('One vote. 24 votes, 3 comments')} <b>${span('x')}</b></p>`,
	);
	expect(withEnglishElements(inMarks(`A ${both}`))).toBe(span('A One vote. 24 votes, 3 comments'));
});

test('scripts get English texts with marks of their direction', () => {
	expect(isolated({ a: 'Search', b: { one: 'x', other: '{count}' } })).toEqual({
		a: '\u2066Search\u2069',
		b: { one: '\u2066x\u2069', other: '\u2066{count}\u2069' },
	});
});
