import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectBest } from '../../src/search/select-best.ts';

const ascending = (a: number, b: number) => a - b;
const byTens = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10);

describe('selectBest', () => {
	test('gives those that come first, and those that are equal to the last', () => {
		expect(selectBest([3, 1, 2], ascending, 2)).toEqual([1, 2]);
		expect(selectBest([31, 11, 12, 13], byTens, 2)).toEqual([11, 12, 13]);
		expect(selectBest([1], ascending, 2)).toEqual([1]);
		expect(selectBest([], ascending, 2)).toEqual([]);
	});

	test('gives the beginning of all of them in order', () => {
		fc.assert(
			fc.property(
				fc.array(fc.nat(400), { maxLength: 9_000, size: 'max' }),
				fc.integer({ min: 1, max: 60 }),
				(items, count) => {
					const sorted = items.toSorted(byTens);
					const last = sorted[count - 1];
					const wanted = sorted.filter((item, at) => at < count || (last !== undefined && byTens(item, last) === 0));
					expect(selectBest(items, byTens, count)).toEqual(wanted);
				},
			),
			{ numRuns: 50 },
		);
	});
});
