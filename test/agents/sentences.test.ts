import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import { statusFile } from '../../src/routes/paths.ts';
import { agentTexts } from '../support/agent-texts.ts';
import { recordedSite } from '../support/recorded-site.ts';
import { readingOf } from '../support/sentence-reading.ts';
import { sentenceSite } from '../support/sentence-site.ts';
import { sentences } from '../support/sentences.ts';
import { catalogOf } from '../support/synthetic-catalog.ts';

const { site } = sentenceSite();

describe('the answer', () => {
	test.for([
		['who won in week 3', 'The catalog has no week 2026-w03: its weeks are 2026-w40 to 2026-w47.'],
		['Ergebnis KW 46 2024', 'The catalog has no week 2024-w46: its weeks are 2026-w40 to 2026-w47.'],
		['graphics apps, not Krita', 'in the category graphics-and-design, without "Krita" (krita), in name order:'],
		['who won week 45, and who was last?', '- place 2: "Aseprite" (aseprite)'],
		['which products never won', 'The catalog has 4 products never on place 1, in name order:'],
		['products with more than 100 votes', 'The catalog has 1 product with 101 votes or more, most votes first:'],
		['what was on the boards of both week 46 and week 47', 'launched in each of 2026-w47 and 2026-w46'],
		['free products like Krita', 'Similar to "Krita" (krita), of products that cost nothing'],
		['products by Google or by Microsoft', 'The catalog has 2 products by the maker google or microsoft'],
		[
			'games that cost something, newest first',
			'The catalog has no product in the category games, that cost something.',
		],
		['how many people have reviewed Krita?', '"Krita" (krita)'],
		['how many products went up in week 46?', '3 products'],
		['who made the podium in the week that november 10 fell into?', '2026-w46, 2026-11-09 to 2026-11-15'],
		['how exactly is the score worked out?', 'A leaderboard is in the order of scores'],
		['can I buy a better place?', 'No: nothing that a maker pays for changes the order of a leaderboard.'],
		['which day do new launches go live?', 'every week begins on Monday at 0:00'],
	] as const)('to "%s" holds "%s"', async ([sentence, text]) => {
		expect((await answerSentence(sentence, site)).text).toContain(text);
	});
});

/** Sentences about the catalog, not requests to change it. */
const asked = sentences.flatMap(([sentence, rule]) =>
	['list by filters', 'describe', 'comparison', 'places of a week', 'leaderboard', 'count', 'search', 'price'].includes(
		rule,
	)
		? [sentence]
		: [],
);

const vocabulary = sentences.flatMap(([sentence]) => sentence.split(' '));
const word = fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 12 }), fc.nat(99_999).map(String));
const anySentence = fc.array(word, { maxLength: 14 }).map((own) => own.join(' ').slice(0, 500));

const chatter = ['please', 'hi,', 'bitte', 'by the way', 'kurz mal', 'just curious:', 'my dad asked me:'];

describe('words of conversation', () => {
	test('do not change what a sentence asks for', async () => {
		await fc.assert(
			fc.asyncProperty(fc.constantFrom(...asked), fc.constantFrom(...chatter), async (sentence, words) => {
				const [own, other] = [await readingOf(sentence), await readingOf(`${words} ${sentence}`)];
				const facts = ({ categories, prices, places, votes, times, limit, excludedCategories }: typeof own) => ({
					categories,
					prices,
					places,
					votes,
					times,
					limit,
					excludedCategories,
				});
				expect(facts(other)).toEqual(facts(own));
				expect(other.products.map(({ row }) => row)).toEqual(own.products.map(({ row }) => row));
				expect(other.rest.map(({ key }) => key)).toEqual(own.rest.map(({ key }) => key));
			}),
			{ numRuns: 200 },
		);
	});
});

describe('any sentence', () => {
	test('is answered with text, in which names stand between quotation marks alone', async () => {
		await fc.assert(
			fc.asyncProperty(anySentence, async (sentence) => {
				const { text } = await answerSentence(sentence, site);
				expect(text).not.toBe('');
				const unquoted = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
				for (const name of ['Visual Studio', 'DuckDB', 'Aseprite', 'Krita F', 'Blender']) {
					expect(unquoted).not.toContain(name);
				}
			}),
			{ numRuns: 1_000 },
		);
	});
});

describe('the answer to a sentence of 500 characters', () => {
	test.for(['krtia ', 'krita oder ', 'a ', '2026-', 'x-y/z.q ', 'nicht '])('of "%s" reads few files', async (part) => {
		const { site: own, read } = sentenceSite();
		expect((await answerSentence(part.repeat(300).slice(0, 500), own)).text).not.toBe('');
		expect(read.length).toBeLessThanOrEqual(16);
	});
});

describe('a board without weeks', () => {
	const { site } = recordedSite({
		...agentTexts(catalogOf([])),
		[statusFile]: JSON.stringify({ date: '2026-11-22' }),
	});

	test.for([
		'who won last week?',
		'what launched in March?',
		'leaderboard of week 46',
		'how many weeks have there been?',
		'how many votes were there in March?',
		'when does this week close?',
	])('is said to have none: %s', async (sentence) => {
		expect((await answerSentence(sentence, site)).text).toBe('No week with launches has begun yet.');
	});
});
