import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideKeys, type SortedKeys } from '../../../../src/render/json/search/divide-keys.ts';
import { rangeOf, rangesOfPrefix } from '../../../../src/search/key-ranges.ts';

/** Each takes as much as it has letters. */
const sortedKeys = (keys: readonly string[]): SortedKeys => {
	const sorted = keys.toSorted();
	const keyAt = (at: number): string => sorted[at] ?? '';
	const codeAt = (at: number, depth: number): number => (depth < keyAt(at).length ? keyAt(at).charCodeAt(depth) : -1);
	return { count: sorted.length, keyAt, codeAt, sizeAt: (at) => keyAt(at).length };
};
const divisionsOf = (keys: readonly string[], maximumSize: number) =>
	divideKeys(sortedKeys(keys), maximumSize).map(({ first, from, end }) => ({
		first,
		keys: keys.toSorted().slice(from, end),
	}));
const divide = (keys: readonly string[], maximumSize: number) =>
	divisionsOf(keys, maximumSize).map(({ first, keys: own }) => [first, own.join(' ')]);

describe('divideKeys', () => {
	test('divides by first letters where keys do not fit into a file', () => {
		expect(divide(['aa', 'ab', 'b', 'c'], 9)).toEqual([['', 'aa ab b c']]);
		expect(divide(['aa', 'ab', 'b', 'c'], 4)).toEqual([
			['', 'aa ab'],
			['b', 'b c'],
		]);
		expect(divide(['aaaa', 'aabb', 'aabc', 'b'], 8)).toEqual([
			['', 'aaaa'],
			['aab', 'aabb aabc'],
			['b', 'b'],
		]);
		expect(divide([], 8)).toEqual([['', '']]);
	});

	test('keeps entries of one key together, however large', () => {
		expect(divide(['aaa', 'aaa', 'aaa', 'ab'], 4)).toEqual([
			['', 'aaa aaa aaa'],
			['ab', 'ab'],
		]);
	});

	test('leaves every key where its range is, and all of a prefix in its ranges', () => {
		const key = fc.string({ unit: fc.constantFrom(...'ab', '語', '\ud83d', '\udd25'), maxLength: 5 });
		fc.assert(
			fc.property(
				fc.array(key, { maxLength: 60 }),
				fc.integer({ min: 1, max: 40 }),
				key,
				(keys, maximumSize, prefix) => {
					const divisions = divisionsOf(keys, maximumSize);
					const files = new Map(divisions.map((division, at) => [String(at), division.keys]));
					const ranges = divisions.map(({ first }, at) => [first, String(at), 1] as const);
					const keysIn = (own: typeof ranges) => own.flatMap(([, file]) => files.get(file) ?? []);
					expect(keysIn(ranges)).toEqual(keys.toSorted());
					for (const one of keys) expect(keysIn(rangeOf(ranges, one) as typeof ranges)).toContain(one);
					const found = keysIn(rangesOfPrefix(ranges, prefix) as typeof ranges).filter((one) => one.startsWith(prefix));
					expect(found).toEqual(keys.toSorted().filter((one) => one.startsWith(prefix)));
				},
			),
		);
	});
});
