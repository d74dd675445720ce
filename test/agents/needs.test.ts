import { describe, expect, test } from 'vitest';
import { catalogWords } from '../../src/agents/a2a/grammar/catalog-words.ts';
import { needIn } from '../../src/agents/a2a/grammar/intents/needs.ts';
import { readSentence } from '../../src/agents/a2a/grammar/read-sentence.ts';
import { tokensOf } from '../../src/agents/a2a/grammar/tokens.ts';
import { isEverydayWord } from '../../src/agents/a2a/grammar/words/everyday-names.ts';
import { compoundTopic } from '../../src/agents/a2a/grammar/words/german-topics.ts';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import type { AgentSite } from '../../src/agents/site.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { baseUrl } from '../support/run-build.ts';
import { searchTexts } from '../support/search-texts.ts';
import { sentenceSite } from '../support/sentence-site.ts';
import { catalogOfRows, type ProductRow } from '../support/synthetic-catalog.ts';

const rows: readonly ProductRow[] = [
	['reader', 'Reader', 'Screens of people without sight, read aloud', ['accessibility']],
	['recorder', 'Recorder', 'Record and repair sound', ['audio']],
	['atlas', 'Atlas', 'Walking maps that need no reception', ['maps']],
	['signal', 'Signal', 'Private messages', ['communication']],
	['stew', 'Stew', 'Recipes for a kitchen', ['household']],
	['flat', 'Flat', 'Floor plans with furniture', ['household']],
];

const catalog = catalogOfRows(rows);
const files: Readonly<Record<string, string>> = { ...searchTexts(catalog), ...agentTexts(catalog) };
const site: AgentSite = { baseUrl, memo: new Map(), read: async (path) => files[path] };

const needOf = async (sentence: string, isStory = true) => {
	const words = await catalogWords(sentenceSite().site);
	return needIn(readSentence(tokensOf(sentence), words), isStory);
};

describe('needIn', () => {
	test.for([
		'I record interviews at my kitchen table and there is always a hum, what could clean that up?',
		'grandpa lost his sight, has a windows laptop... anything that reads the screen to him??',
		"We're moving in March, does our sofa fit through the door of the new flat?",
		'ich will meine Fotos vom Handy auf den eigenen Rechner bringen',
		'meine Passwörter stehen alle in einem Heft, das geht so nicht weiter',
	])('finds one in "%s"', async (sentence) => {
		expect(await needOf(sentence)).toBeDefined();
	});

	test.for([
		'free databases',
		'who won the week in which my sofa arrived?',
		'how many votes did my sound recorder get this week',
		'tell me about Krita, my daughter paints a lot',
		'my kids want games and programs but nothing with dragons',
		'my boss wants to know who runs this site and how it makes money',
		'where do you get your data from, i want to cite it in my thesis',
		'I want chess games except those with dragons and music',
	])('finds none in "%s"', async (sentence) => {
		expect(await needOf(sentence)).toBeUndefined();
	});

	test('takes no condition from a story but for a price', async () => {
		const need = await needOf('my uncle lost his hearing last month and wants free captions with his movies');
		expect(need?.reading).toMatchObject({ times: [], places: undefined, excludedWords: [], categories: [] });
		expect(need?.reading.prices).toEqual([{ value: { free: true }, isExcluded: false }]);
	});

	test('weighs the part that asks most', async () => {
		const need = await needOf('my guitar hums in the cellar, what could repair the sound of recordings?');
		const weights = new Map(need?.words.map(({ token, weight }) => [token.key, weight]));
		expect(weights.get('recordings')).toBe(1);
		expect(weights.get('cellar')).toBe(0.6);
	});

	test('finds none in a question for reasons', async () => {
		expect(await needOf('why is the sky above a mountain blue', false)).toBeUndefined();
	});
});

describe('an everyday word behind a negation', () => {
	test.for([
		['a map for places with no signal', true],
		['messengers, no Signal', false],
		['messengers, not signal', false],
	] as const)('is meant in "%s": %s', ([sentence, expected]) => {
		const tokens = tokensOf(sentence);
		expect(isEverydayWord(tokens, tokens.length - 1)).toBe(expected);
	});
});

describe('compoundTopic', () => {
	test.for([
		['handyfotos', 'photo'],
		['steuerunterlagen', 'documents'],
		['fotos', undefined],
	] as const)('of "%s" is %s', ([word, topic]) => {
		expect(compoundTopic(word)).toBe(topic);
	});
});

describe('the answer to a need', () => {
	const answerTo = async (sentence: string): Promise<string> => (await answerSentence(sentence, site)).text;
	const first = (text: string): string | undefined => /^- "([^"]*)"/m.exec(text)?.[1];

	test.for([
		['I record interviews at my kitchen table and there is always a hum, what could clean that up?', 'Recorder'],
		['grandpa lost his sight, has a windows laptop... anything that reads the screen to him??', 'Reader'],
		['going to the alps with no signal, need a map on my phone that still works there', 'Atlas'],
		['We are moving in March. Is there a tool to check whether my sofa fits before we carry it up?', 'Flat'],
		['ich fahre nach Norwegen und habe dort kein Netz, welche Karte fürs Handy?', 'Atlas'],
	] as const)('"%s" begins with %s', async ([sentence, name]) => {
		expect(first(await answerTo(sentence))).toBe(name);
	});

	test('says which words a product is for, and which none is for', async () => {
		const text = await answerTo('my sofa and my trombone hate each other, what could help with both?');
		expect(text).toContain('I found none by "trombone".');
		expect(text).toContain('(for "sofa")');
	});
});
