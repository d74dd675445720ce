import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { packAscending, packNumbers, unpackAscending, unpackNumbers } from '../../src/search/packed-numbers.ts';

describe('packNumbers', () => {
	test.for([
		[[], ''],
		[[0], 'A'],
		[[31], 'f'],
		[[32], 'gB'],
		[[1_023, 1_024], '/fggB'],
		[[2 ** 31 - 1], '//////B'],
	] as const)('of %j is %s', ([numbers, text]) => {
		expect(packNumbers(numbers)).toBe(text);
		expect([...unpackNumbers(text)]).toEqual(numbers);
	});

	test('is undone by unpackNumbers', () => {
		fc.assert(
			fc.property(fc.array(fc.nat()), (numbers) => {
				expect([...unpackNumbers(packNumbers(numbers))]).toEqual(numbers);
			}),
		);
	});
});

describe('packAscending', () => {
	test('takes a character for each of a run', () => {
		expect(packAscending([0, 1, 2, 3])).toBe('AAAA');
		expect(packAscending([5, 6, 100])).toBe('FA9C');
	});

	test('is undone by unpackAscending', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat()), (numbers) => {
				const ascending = numbers.toSorted((a, b) => a - b);
				expect([...unpackAscending(packAscending(ascending))]).toEqual(ascending);
			}),
		);
	});
});
