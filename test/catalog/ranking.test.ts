import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RankedLaunch, rankLaunches } from '../../src/catalog/ranking.ts';

const launch = (slug: string, score: number, votes: number, comments: number, name = slug): RankedLaunch => {
	return { slug, name, score, votes, comments };
};

/** Launches that tie often, each with a slug of its own. */
const launches = fc
	.uniqueArray(
		fc.record({
			slug: fc.stringMatching(/^[a-c]{1,3}$/),
			name: fc.constantFrom('Acme', 'ACME', 'Beta', '\uff21cme', '\u{1d538}cme'),
			score: fc.constantFrom(0, 0.5, 1, 2),
			votes: fc.nat(2),
			comments: fc.nat(2),
		}),
		{ selector: ({ slug }) => slug, maxLength: 20 },
	)
	.chain((sorted) => fc.tuple(fc.constant(sorted), fc.shuffledSubarray(sorted, { minLength: sorted.length })));

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

	test('does not depend on the order of its input', () => {
		fc.assert(
			fc.property(launches, ([one, other]) => {
				expect(rankLaunches(one)).toEqual(rankLaunches(other));
			}),
		);
	});
});
