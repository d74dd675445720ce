import { expect, test } from 'vitest';
import { checkFacetLaunches } from '../../src/verify/check-facet-launches.ts';
import type { Violation } from '../../src/verify/violation.ts';

const slugs = ['acme', 'beta', 'gamma'];
const weeks = ['2026-w47', '2026-w46'];
const board = (...products: readonly string[]) => ({
	launch_period: {},
	rankings: products.map((product, index) => ({ position: index + 1, product, votes: 9 - index })),
});
const launchPeriods = new Map([
	['2026-w47', board('beta')],
	['2026-w46', board('acme', 'beta')],
]);
const sound = [[1, 1, 9], [0, 1, 9, 1, 2, 8], []];

function violations(rows: readonly (readonly number[])[]): Violation[] {
	const found: Violation[] = [];
	checkFacetLaunches('/f', { slugs, weeks, rows }, launchPeriods, (violation) => void found.push(violation));
	return found;
}

const differs = 'differs from the leaderboard of `2026-w46`.';

test.for([
	['the places of the leaderboards', sound, []],
	['a place behind the end of a leaderboard', sound.with(2, [1, 3, 0]), []],
	['another position', sound.with(0, [1, 2, 9]), [['/columns/launches/0', differs]]],
	['other votes', sound.with(0, [1, 1, 8]), [['/columns/launches/0', differs]]],
	['a place of another product', sound.with(2, [1, 1, 9]), [['/columns/launches/2', differs]]],
	['a missing launch', sound.with(1, [1, 2, 8]), [['/columns/launches/1', 'lacks a launch of `beta`.']]],
] as const)('facets with %s', ([, rows, expected]) => {
	expect(violations(rows)).toEqual(expected.map(([pointer, message]) => ({ file: '/f', pointer, message })));
});
