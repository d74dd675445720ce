import { expect, test } from 'vitest';
import { checkFacetLaunches } from '../../src/verify/check-facet-launches.ts';
import type { Violation } from '../../src/verify/violation.ts';

const slugs = ['acme', 'beta', 'gamma'];
const weeks = ['2026-w47', '2026-w46'];
const board = (...products: readonly string[]) => ({
	launch_period: {},
	rankings: products.map((product, index) => ({
		position: index + 1,
		product,
		votes: 9 - index,
		comments: 2,
		score: 5 - index,
	})),
});
const launchPeriods = new Map([
	['2026-w47', board('beta')],
	['2026-w46', board('acme', 'beta')],
]);
const sound = [[1, 1, 9, 2], [0, 1, 9, 2, 1, 2, 8, 2], []];

const comments = [2, 4, 0];
const scores = [5, 5, null];

function violations(rows: readonly (readonly number[])[], own = { comments, scores }): Violation[] {
	const found: Violation[] = [];
	checkFacetLaunches('/f', { slugs, weeks, rows, ...own }, launchPeriods, (violation) => void found.push(violation));
	return found;
}

const differs = 'differs from the leaderboard of `2026-w46`.';

test.for([
	['the places of the leaderboards', sound, []],
	['a place behind the end of a leaderboard', sound.with(2, [1, 3, 0, 0]), []],
	['another position', sound.with(0, [1, 2, 9, 2]), [['/columns/launches/0', differs]]],
	['other votes', sound.with(0, [1, 1, 8, 2]), [['/columns/launches/0', differs]]],
	['other comments in a week', sound.with(0, [1, 1, 9, 3]), [['/columns/launches/0', differs]]],
	['a place of another product', sound.with(2, [1, 1, 9, 2]), [['/columns/launches/2', differs]]],
	['a missing launch', sound.with(1, [1, 2, 8, 2]), [['/columns/launches/1', 'lacks a launch of `beta`.']]],
] as const)('facets with %s', ([, rows, expected]) => {
	expect(violations(rows)).toEqual(expected.map(([pointer, message]) => ({ file: '/f', pointer, message })));
});

test('facets of a week without votes have no place in it', () => {
	const unvoted = new Map([
		['2026-w46', { launch_period: {}, rankings: [{ position: 1, product: 'acme', votes: 0, comments: 0, score: 0 }] }],
	]);
	const found: Violation[] = [];
	const check = (place: number) => {
		const own = {
			slugs: ['acme', 'beta'],
			weeks: ['2026-w46'],
			rows: [
				[0, place, 0, 0],
				[0, 0, 0, 0],
			],
			comments: [0, 0],
			scores: [0, 0],
		};
		checkFacetLaunches('/f', own, unvoted, (violation) => void found.push(violation));
		return found.map(({ pointer }) => pointer);
	};
	expect(check(0)).toEqual([]);
	expect(check(1)).toEqual(['/columns/launches/0']);
});

test.for([
	['other comments', sound, [2, 3, 0], scores, '/columns/comments/1', 'is not 4, as the leaderboards have it.'],
	['another score', sound, comments, [5, 4, null], '/columns/best_score/1', 'is not 5, as the leaderboards have it.'],
	[
		'a score without launches',
		sound,
		comments,
		[5, 5, 0],
		'/columns/best_score/2',
		'is not null, as the leaderboards have it.',
	],
	[
		'fewer comments than those of a cut-off leaderboard',
		sound.with(0, [1, 1, 9, 2, 0, 7, 1, 1]),
		[1, 4, 0],
		scores,
		'/columns/comments/0',
		'is not at least 2, as the leaderboards have it.',
	],
	[
		'a lower score than that of a cut-off leaderboard',
		sound.with(0, [1, 1, 9, 2, 0, 7, 1, 1]),
		comments,
		[4, 5, null],
		'/columns/best_score/0',
		'is not at least 5, as the leaderboards have it.',
	],
] as const)('facets with %s', ([, rows, ownComments, ownScores, pointer, message]) => {
	expect(violations(rows, { comments: [...ownComments], scores: [...ownScores] })).toEqual([
		{ file: '/f', pointer, message },
	]);
});

test('facets may have more than a cut-off leaderboard shows', () => {
	const own = { comments: [7, 4, 3], scores: [6, 5, -1] };
	expect(violations(sound.with(0, [1, 1, 9, 2, 0, 7, 1, 1]).with(2, [1, 3, 0]), own)).toEqual([]);
});
