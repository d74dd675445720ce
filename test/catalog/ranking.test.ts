import { describe, expect, test } from 'vitest';
import { type RankedLaunch, rankLaunches } from '../../src/catalog/ranking.ts';

const launch = (slug: string, score: number, votes: number, comments: number, name = slug): RankedLaunch => {
	return { slug, name, score, votes, comments };
};

describe('rankLaunches', () => {
	test('orders by score, votes, comments, name and slug', () => {
		const ranked = [
			launch('a', 3, 0, 0),
			launch('b', 2, 5, 0),
			launch('c', 2, 4, 9),
			launch('d', 2, 4, 8, 'Ape'),
			launch('e', 2, 4, 8, 'Bee'),
			launch('f', 2, 4, 8, 'bee'),
		];
		expect(rankLaunches(ranked.toReversed())).toEqual(ranked);
	});
});
