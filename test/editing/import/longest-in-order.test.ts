import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestInOrder } from '../../../src/editing/import/longest-in-order.ts';

const descends = (a: number, b: number) => a >= b;

describe('longestInOrder', () => {
	test.for([
		[[], []],
		[
			[3, 2, 1],
			[0, 1, 2],
		],
		[
			[3, 9, 2, 2, 1],
			[1, 2, 3, 4],
		],
		[
			[1, 5, 4, 3],
			[1, 2, 3],
		],
	] as const)('keeps of %j the entries %j', ([list, kept]) => {
		expect(longestInOrder(list, descends)).toEqual(kept);
	});

	test('keeps as many as any other part in order', () => {
		fc.assert(
			fc.property(fc.array(fc.nat(9), { maxLength: 9 }), (list) => {
				const kept = longestInOrder(list, descends);
				const part = kept.map((index) => list[index] ?? 0);
				expect(part).toEqual(part.toSorted((a, b) => b - a));
				expect(kept).toEqual(kept.toSorted((a, b) => a - b));
				const lengths = Array.from({ length: 2 ** list.length }, (_, mask) => {
					const some = list.filter((_one, index) => mask & (1 << index));
					return some.every((one, index) => index === 0 || descends(some[index - 1] ?? 0, one)) ? some.length : 0;
				});
				expect(kept).toHaveLength(Math.max(...lengths));
			}),
		);
	});
});
