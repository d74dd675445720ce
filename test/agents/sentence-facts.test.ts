import { describe, expect, test } from 'vitest';
import { ruleFor } from '../../src/agents/a2a/rules/rules.ts';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import { readingOf } from '../support/sentence-reading.ts';
import { sentenceSite } from '../support/sentence-site.ts';

const { site } = sentenceSite();

/** The release is of 2026-11-20. */
describe('readSentence', () => {
	test.for([
		['who won in halloween week', '2026-w44'],
		['am Tag der Deutschen Einheit', '2026-w40'],
		['Ostersonntag', '2026-w14'],
		['around pi day', '2026-w11'],
		['independence day (july 4th this year)', '2026-w27'],
		['thanksgiving 2026', '2026-w48'],
		['on the first of May', '2026-w18'],
		['in der Woche, in die der erste Mai fiel', '2026-w18'],
		['week forty-seven', '2026-w47'],
		['week nineteen', '2026-w19'],
		['der 15. Kalenderwoche', '2026-w15'],
		['in der einundzwanzigsten Woche', '2026-w21'],
	])('of "%s" has the week %s', async ([sentence = '', week]) => {
		expect((await readingOf(sentence)).times.map((span) => span?.week)).toEqual([week]);
	});

	test('reads no day of the weather as a week', async () => {
		expect((await readingOf('weather in Berlin tomorrow')).times).toEqual([]);
	});

	test.for([
		['more than three times', { least: 4, most: Number.MAX_SAFE_INTEGER }],
		['öfter als dreimal', { least: 4, most: Number.MAX_SAFE_INTEGER }],
		['at least 4 weeks', { least: 4, most: Number.MAX_SAFE_INTEGER }],
		['in four or more different weeks', { least: 4, most: Number.MAX_SAFE_INTEGER }],
		['exactly twice', { least: 2, most: 2 }],
		['the last three weeks', undefined],
	] as const)('of "%s" has the repetitions %j', async ([sentence, bounds]) => {
		const { repetitions } = await readingOf(sentence);
		expect(repetitions && { least: repetitions.least, most: repetitions.most }).toEqual(bounds);
	});

	test('leaves out what says again what a named product is', async () => {
		const { products, rest } = await readingOf("who's behind Krita, the painting thing");
		expect([products.length, rest]).toEqual([1, []]);
	});

	test('leaves out no product of a question that asks for no list', async () => {
		const { products, excludedProducts } = await readingOf('does Krita work without GIMP');
		expect([products.length, excludedProducts.length]).toEqual([2, 0]);
	});

	test('reads the place behind another', async () => {
		expect((await readingOf('who was just behind the second in week 45')).places).toEqual({ from: 3, to: 3 });
	});
});

describe('ruleFor', () => {
	test.for([
		['i made a little app, how do i get it on here??', 'launch'],
		['wie kriege ich mein Programm hier rein?', 'launch'],
		['darf ich mein eigenes Programm vorschlagen', 'launch'],
		['muss man sich registrieren, um was reinzustellen', 'launch'],
		['can i get a list of games in the catalog', 'list by filters'],
		['push my product up the list', 'refusal'],
		['till when can people vote on the current list, from london', 'closing time'],
		['bis wann kann ich diese Woche abstimmen, ich wohne in Wien', 'closing time'],
		['how did week 45 end', 'leaderboard'],
		['how many weeks has this thing been running', 'age of the catalog'],
		['how old is this catalog', 'age of the catalog'],
		['what week are we in', 'this week'],
		['show me week 2026-W45', 'leaderboard'],
		['is there an API', 'catalog'],
		['who runs this site', 'catalog'],
		['who climbed the most since last week', 'movers'],
		['wer ist im Vergleich zur letzten Woche gefallen', 'movers'],
		['which have been on the board more than three times', 'products by weeks'],
		['how many comments did people leave on GIMP', 'result'],
		['how much revenue does Krita make', 'unknown facts'],
		['wieviel Umsatz macht Krita', 'unknown facts'],
		['was muss ich für Aseprite hinlegen', 'price'],
		['what happens if two launches have the same score', 'score rule'],
		['wer steht bei Gleichstand zuerst', 'score rule'],
		['total votes ever', 'all votes'],
	])('gives "%s" to "%s"', async ([sentence = '', rule]) => {
		expect(ruleFor(await readingOf(sentence)).name).toBe(rule);
	});
});

describe('answerSentence', () => {
	const textOf = async (sentence: string): Promise<string> => (await answerSentence(sentence, site)).text;

	test('orders by the end that is named first', async () => {
		const text = await textOf('show products from newest to oldest');
		expect(text).toContain('newest first');
	});

	test('names the places of products in both weeks', async () => {
		expect(await textOf('who moved up between week 45 and week 47')).toContain(
			'"Blender" (blender): place 1 → 2, down 1 place.',
		);
	});

	test('names the coming weeks that a launch may be in', async () => {
		expect(await textOf('can I launch my app in the last week of november')).toContain('2026-w48');
	});

	test('gives the record of a product where it does not understand the question', async () => {
		const text = await textOf('why do penguins not like Krita');
		expect(text).toContain('Krita');
	});

	test('gives makers by votes and by wins', async () => {
		expect(await textOf('which maker got the most votes')).toContain(
			'"Blender Foundation" (blender-foundation): 210 votes.',
		);
		expect(await textOf('which maker has the most wins')).toContain(
			'"Blender Foundation" (blender-foundation): 1 win.',
		);
	});

	test.for([
		[
			'which category had the most launches in week 46',
			'The categories with the most products launched in 2026-w46:\n- Databases (databases): 1 product.',
		],
		[
			'which category has the most free products',
			'The categories with the most products that cost nothing:\n- Graphics and design (graphics-and-design): 3 products.',
		],
		[
			'which week had the most free launches',
			'The weeks with the most launches of products that cost nothing:\n- 2026-w46: 3 launches.',
		],
		[
			'which maker got the most votes in week 45',
			'of products launched in 2026-w45:\n- "Blender Foundation" (blender-foundation): 120 votes.',
		],
		[
			'which maker won the most weeks in week 45',
			'of products launched in 2026-w45:\n- "Blender Foundation" (blender-foundation): 1 win.',
		],
		['which free products moved up between week 45 and week 47', 'Products that cost nothing, in each of 2026-w45'],
		['surprise me with a random product of week 46', 'One of 3 products launched in 2026-w46,'],
		['how many votes were there in week 45 and week 47', 'In 2026-w45 and 2026-w47 there were 385 votes for 4'],
	])('counts only what "%s" names', async ([sentence = '', heading = '']) => {
		expect((await textOf(sentence)).split('\n').slice(0, 2).join('\n')).toContain(heading);
	});
});
