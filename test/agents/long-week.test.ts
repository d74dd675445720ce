import { describe, expect, test } from 'vitest';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import { getProduct } from '../../src/agents/operations/get-product.ts';
import { getLaunchPeriod } from '../../src/agents/operations/launch-periods.ts';
import { listWinners } from '../../src/agents/operations/list-winners.ts';
import type { Operation } from '../../src/agents/operations/operation.ts';
import { bestPosition, productTable } from '../../src/agents/product-table.ts';
import type { Facets } from '../../src/contract/facets.ts';
import {
	facetsFile,
	launchPeriodFile,
	launchPeriodsFile,
	namesFile,
	productFile,
	similarFile,
	statusFile,
	vocabularyFile,
	winnersFile,
} from '../../src/routes/paths.ts';
import { recordedSite } from '../support/recorded-site.ts';

/** Launches of one week: its leaderboard names the first 50 of them. */
const week = { slug: '2026-w46', starts_on: '2026-11-09', ends_on: '2026-11-15', status: 'finished' } as const;

/** A site of one week with 60 launches, and votes for all of them or for none; all were in the same place in weeks before. */
function siteOf(hasVotes: boolean, before: readonly string[] = []) {
	const launches = Array.from({ length: 60 }, (_, at) => {
		const position = at + 1;
		const [product, name, votes] = [`item-${position}`, `Item ${position}`, hasVotes ? 100 - position : 0];
		return { position, product, name, votes, comments: 2 * votes, score: 2 * votes };
	});
	const facets: Facets = {
		categories: [],
		pricing_models: [],
		makers: [],
		launch_periods: [week.slug, ...before],
		columns: {
			categories: launches.map(() => []),
			pricing_model: launches.map(() => -1),
			maker: launches.map(() => -1),
			first_launched_on: launches.map(() => 20_766),
			votes: launches.map(({ votes }) => votes),
			comments: launches.map(({ comments }) => comments),
			best_score: launches.map(({ score }) => score),
			search_number: launches.map((_, row) => row),
			launches: launches.map(({ position, votes }) => [
				...[0, hasVotes ? position : 0, votes],
				...before.flatMap((_, index) => [index + 1, position, 9]),
			]),
		},
	};
	return recordedSite(
		Object.fromEntries(
			Object.entries({
				[namesFile]: launches.map(({ product, name }) => [product, name]),
				[facetsFile]: facets,
				[winnersFile]: [{ ...week, winners: hasVotes ? launches.slice(0, 3) : [] }],
				[statusFile]: { date: '2026-11-22' },
				[vocabularyFile]: { categories: [], pricing_models: [], plans: [], launch_periods: [] },
				[launchPeriodFile(week.slug)]: { launch_period: week, rankings: launches.slice(0, 50) },
				[launchPeriodsFile]: { launch_periods: [week] },
				[productFile('item-1')]: { product: { slug: 'item-1', name: 'Item 1', categories: [], url: '' } },
				[similarFile]: launches.map(() => []),
			}).map(([path, body]) => [path, JSON.stringify(body)]),
		),
	).site;
}

describe('a week with more places than its leaderboard names', () => {
	const site = siteOf(true);

	test.for([
		['what came last in 2026-w46?', '- place 60: "Item 60" (item-60), 40 votes'],
		['what came last in 2026-w46?', '2026-w46, 2026-11-09 to 2026-11-15, finished, has 60 places; the last one:'],
		['who won week 46?', 'has 60 places'],
		['who came 55th in week 46?', '- place 55: "Item 55" (item-55), 45 votes'],
		['how many votes does item-1 have?', 'place 1 of 60'],
		['how did item-55 do?', 'place 55 of 60, 45 votes'],
		['lowest score in week 46', 'of the first 50 places of each week'],
		['places 49 to 52 in week 46', '- place 52: "Item 52" (item-52), 48 votes'],
		['compare item-1 and item-60 by comments', '"Item 60" (item-60): 80 comments'],
		['compare item-1 and item-60 by comments in week 46', '"Item 60" (item-60): comments are not known'],
	] as const)('answers "%s" with "%s"', async ([sentence, text]) => {
		expect((await answerSentence(sentence, site)).text).toContain(text);
	});
});

describe('a week without votes', () => {
	const site = siteOf(false);

	test.for([
		['who won week 46?', ': no votes yet.'],
		['who won?', ': no votes yet.'],
		['who came 55th in week 46?', ': no votes yet.'],
		['leaderboard of week 46', 'No votes yet in 2026-w46'],
		['winners of the last 4 weeks', ', finished: no winner'],
		['how did item-1 do?', 'no place yet'],
		['compare item-1 and item-60', 'no place yet'],
		['highest score in week 46', 'no place yet of 2026-w46'],
		['the smallest gap between first and second place', 'no such week with two places'],
	] as const)('answers "%s" with "%s" and names no place', async ([sentence, text]) => {
		const answer = await answerSentence(sentence, site);
		expect(answer.text).toContain(text);
		expect(answer.text).not.toMatch(/\bplace \d|\d\. "Item|first in \d|Infinity/);
	});

	test.for([
		[getLaunchPeriod, { slug: week.slug }, 'No votes yet in 2026-w46'],
		[listWinners, {}, '2026-w46, 2026-11-09 to 2026-11-15, finished: no winner'],
		[getProduct, { slug: 'item-1' }, '2026-w46, no place yet, 0 votes'],
	] as const)('has no place in the text of %o', async ([operation, input, text]) => {
		const result = await (operation as Operation).run(operation.input.parse(input), site);
		expect(result.text).toContain(text);
		expect(result.text).not.toMatch(/place \d|\d\. "Item/);
	});

	test('is no week from which or to which a product has moved', async () => {
		const { text } = await answerSentence('which products moved up since week 45?', siteOf(false, ['2026-w45']));
		expect(text).toBe('No product was in both 2026-w45 and 2026-w46.');
	});

	test('gives a product no best place', async () => {
		expect(bestPosition(await productTable(site), 0)).toBeUndefined();
		expect(bestPosition(await productTable(siteOf(true)), 0)).toBe(1);
	});
});
