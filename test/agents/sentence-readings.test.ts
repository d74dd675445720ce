import { describe, expect, test } from 'vitest';
import { catalogWords } from '../../src/agents/a2a/grammar/catalog-words.ts';
import { readingOf } from '../support/sentence-reading.ts';
import { sentenceSite } from '../support/sentence-site.ts';

const words = await catalogWords(sentenceSite().site);

describe('a reading', () => {
	test('finds the longest name', async () => {
		const { products } = await readingOf('is visual studio code free');
		expect(products).toEqual([{ row: 8, written: 'visual studio code', how: 'whole', at: 1 }]);
	});

	test.for([
		['Krtia', 'Krita'],
		['obsidien', 'Obsidian'],
		['Duck DB', 'DuckDB'],
		['asprite', 'Aseprite'],
	])('finds %s to be %s', async ([written, name]) => {
		const { products } = await readingOf(`how did ${written} do`);
		expect(products.map(({ row }) => words.table.names[row])).toEqual([name]);
	});

	test.for(['go to the leaderboard', 'where does it go'])('"%s" does not name Go', async (sentence) => {
		expect((await readingOf(sentence)).products).toEqual([]);
	});

	test.for([
		['free games', [{ value: { free: true }, isExcluded: false }]],
		['not open source', [{ value: { model: 'open_source' }, isExcluded: true }]],
		['was kostet nichts', [{ value: { free: true }, isExcluded: false }]],
		["games that won't cost me a cent", [{ value: { free: true }, isExcluded: false }]],
		['Spiele, die mich keinen einzigen Cent kosten', [{ value: { free: true }, isExcluded: false }]],
		['never charge us anything', [{ value: { free: true }, isExcluded: false }]],
		['games, but none of the ones that are not free', [{ value: { free: true }, isExcluded: true }]],
		['not only free', [{ value: { free: true }, isExcluded: false }]],
		['freemum products', [{ value: { model: 'freemium' }, isExcluded: false }]],
		// The catalog of this test has no such model.
		['on subscription', []],
	] as const)('of "%s" has the prices %j', async ([sentence, prices]) => {
		expect((await readingOf(sentence)).prices).toEqual(prices);
	});

	test.for([
		['free to begin with but charge for extras', [{ value: { model: 'freemium' }, isExcluded: false }]],
		['games, freemium excluded', [{ value: { model: 'freemium' }, isExcluded: true }]],
		[
			'Freemium will ich nicht, kostenlos',
			[
				{ value: { model: 'freemium' }, isExcluded: true },
				{ value: { free: true }, isExcluded: false },
			],
		],
		[
			'not free or open source',
			[
				{ value: { free: true }, isExcluded: true },
				{ value: { model: 'open_source' }, isExcluded: true },
			],
		],
		['rather than open source', [{ value: { model: 'open_source' }, isExcluded: true }]],
		['freemium or not', [{ value: { model: 'freemium' }, isExcluded: false }]],
	] as const)('binds the negation of "%s" to %j', async ([sentence, prices]) => {
		expect((await readingOf(sentence)).prices).toEqual(prices);
	});

	test.for([
		['more than 100 votes', { least: 101, most: Number.MAX_SAFE_INTEGER }],
		['100+ votes', { least: 100, most: Number.MAX_SAFE_INTEGER }],
		['100 or more votes', { least: 100, most: Number.MAX_SAFE_INTEGER }],
		['mindestens 100 Stimmen', { least: 100, most: Number.MAX_SAFE_INTEGER }],
		['between 50 and 80 votes', { least: 50, most: 80 }],
		['weniger als 50 Stimmen', { least: 0, most: 49 }],
		['exactly 50 votes', { least: 50, most: 50 }],
		['zero votes', { least: 0, most: 0 }],
	] as const)('of "%s" has the votes %j', async ([sentence, votes]) => {
		expect((await readingOf(sentence)).votes).toEqual(votes);
	});

	test.for([
		['products not on place 1', { from: 1, to: 1 }],
		['open source in week 46, not the overall winner', { from: 1, to: 1 }],
		['which products never won', { from: 1, to: 1 }],
	] as const)('of "%s" leaves out the places %j', async ([sentence, places]) => {
		const reading = await readingOf(sentence);
		expect(reading.excludedPlaces).toEqual(places);
		expect(reading.places).toBeUndefined();
	});

	test.for([
		['games but nothing with dragons', ['dragons'], []],
		['a browser without ads', [], ['ads']],
		['no chat tools', ['chat'], []],
	] as const)('of "%s" leaves out %j and cannot tell about %j', async ([sentence, left, lacked]) => {
		const { excludedWords, lackedWords } = await readingOf(sentence);
		expect([excludedWords.map(({ key }) => key), lackedWords.map(({ key }) => key)]).toEqual([left, lacked]);
	});

	test.for([
		['weeks 44, 45 and 46', ['2026-w44', '2026-w45', '2026-w46']],
		['weeks 45 and 46', ['2026-w45', '2026-w46']],
	] as const)('of "%s" has each of the weeks %j', async ([sentence, weeks]) => {
		expect((await readingOf(sentence)).times.map((span) => span?.week)).toEqual(weeks);
	});

	test.for([
		['weeks 44 to 46', '2026-10-26', '2026-11-15'],
		['between weeks 44 and 46', '2026-10-26', '2026-11-15'],
		['on or after 1 October 2026', '2026-10-01', '2026-11-20'],
		['from September on', '2026-09-01', '2026-11-20'],
		['in September 2026 or later', '2026-09-01', '2026-11-20'],
		['since Monday', '2026-11-16', '2026-11-20'],
		['middle of March', '2026-03-11', '2026-03-20'],
		['between 5 and 20 October', '2026-10-05', '2026-10-20'],
	] as const)('of "%s" has the days %s to %s', async ([sentence, since, until]) => {
		expect((await readingOf(sentence)).times).toEqual([expect.objectContaining({ since, until })]);
	});

	test('reads first launches as no place', async () => {
		const { places, signs } = await readingOf('which games were first launched in October');
		expect([places, signs.has('debut')]).toEqual([undefined, true]);
	});

	test('keeps a maker that may be another word among the other words', async () => {
		const { rest, possibleMakers } = await readingOf('apps for igara studio');
		expect(rest.length + possibleMakers.length).toBeGreaterThan(0);
	});

	test.for([
		['third place', { from: 3, to: 3 }],
		['Platz 2', { from: 2, to: 2 }],
		['besser als Platz 5', { from: 1, to: 4 }],
		['silver and bronze', { from: 2, to: 3 }],
		['the podium', { from: 1, to: 3 }],
		['places 2 to 4', { from: 2, to: 4 }],
		['who was second and who third', { from: 2, to: 3 }],
		['wer war Erster und Zweiter', { from: 1, to: 2 }],
		['who ended up last', { from: 1, to: Number.MAX_SAFE_INTEGER, isLast: true }],
	] as const)('of "%s" has the places %j', async ([sentence, places]) => {
		expect((await readingOf(sentence)).places).toEqual(places);
	});

	test.for([
		['top 5 products', 5],
		['the three newest databases', 3],
		['die besten drei Spiele', 3],
		['top 3 of July', 3],
		['best 5 of October 2026', 5],
	] as const)('of "%s" has the limit %i', async ([sentence, limit]) => {
		expect((await readingOf(sentence)).limit).toBe(limit);
	});

	test.for([
		['Datenbanken', 'databases'],
		['database', 'databases'],
		['Entwicklerwerkzeuge', 'developer-tools'],
		['design', 'graphics-and-design'],
	] as const)('of "%s" has the category %s', async ([sentence, slug]) => {
		expect((await readingOf(sentence)).categories.map((own) => own.slug)).toEqual([slug]);
	});

	test.for([
		['not week 46 but the one before', ['2026-w45']],
		['not last week, the week before: who won?', ['2026-w45']],
		['nicht KW 46 sondern KW 45', ['2026-w45']],
		['week 46 and the one before', ['2026-w46', '2026-w45']],
		['winner of the week before week 46', ['2026-w45']],
		['die Woche nach KW 45', ['2026-w46']],
		['the last November week', ['2026-w47']],
		['in der ersten Novemberwoche', ['2026-w45']],
	] as const)('of "%s" has the weeks %j', async ([sentence, weeks]) => {
		expect((await readingOf(sentence)).times.map((span) => span?.week)).toEqual(weeks);
	});

	test.for(['top 3 of July', 'die besten 3 Juli', 'July'])('of "%s" has the whole month', async (sentence) => {
		expect((await readingOf(sentence)).times).toEqual([{ since: '2026-07-01', until: '2026-07-31' }]);
	});

	test.for(['3 July', 'the 3rd of July', 'July 3'])('of "%s" has the week of the day', async (sentence) => {
		expect((await readingOf(sentence)).times.map((span) => span?.week)).toEqual(['2026-w27']);
	});

	test('keeps the words that it does not know', async () => {
		expect((await readingOf('how did krita do in Timbuktu')).rest.map(({ written }) => written)).toEqual(['Timbuktu']);
	});

	test('leaves out what stands behind an exception', async () => {
		const { products, excludedProducts, excludedCategories } = await readingOf('databases except DuckDB, not games');
		expect(products).toEqual([]);
		expect(excludedProducts.map(({ row }) => row)).toEqual([2]);
		expect(excludedCategories).toEqual(['games']);
	});
});
