import { describe, expect, test } from 'vitest';
import { answerSentence } from '../../src/agents/a2a/understand.ts';
import type { Facets } from '../../src/contract/facets.ts';
import {
	facetsFile,
	launchPeriodFile,
	namesFile,
	statusFile,
	vocabularyFile,
	winnersFile,
} from '../../src/routes/paths.ts';
import { recordedSite } from '../support/recorded-site.ts';

/** Launches of one week: its leaderboard names the first 50 of them. */
const launches = Array.from({ length: 60 }, (_, at) => {
	const position = at + 1;
	const [product, name, votes] = [`item-${position}`, `Item ${position}`, 100 - position];
	return { position, product, name, votes, comments: 2 * votes, score: 2 * votes };
});
const week = { slug: '2026-w46', starts_on: '2026-11-09', ends_on: '2026-11-15', status: 'finished' } as const;
const facets: Facets = {
	categories: [],
	pricing_models: [],
	makers: [],
	launch_periods: [week.slug],
	columns: {
		categories: launches.map(() => []),
		pricing_model: launches.map(() => -1),
		maker: launches.map(() => -1),
		first_launched_on: launches.map(() => 20_766),
		votes: launches.map(({ votes }) => votes),
		comments: launches.map(({ comments }) => comments),
		best_score: launches.map(({ score }) => score),
		search_number: launches.map((_, row) => row),
		launches: launches.map(({ position, votes }) => [0, position, votes]),
	},
};
const { site } = recordedSite(
	Object.fromEntries(
		Object.entries({
			[namesFile]: launches.map(({ product, name }) => [product, name]),
			[facetsFile]: facets,
			[winnersFile]: [{ ...week, winners: launches.slice(0, 3) }],
			[statusFile]: { date: '2026-11-22' },
			[vocabularyFile]: { categories: [], pricing_models: [], plans: [], launch_periods: [] },
			[launchPeriodFile(week.slug)]: { launch_period: week, rankings: launches.slice(0, 50) },
		}).map(([path, body]) => [path, JSON.stringify(body)]),
	),
);

describe('a week with more places than its leaderboard names', () => {
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
