import { describe, expect, test } from 'vitest';
import { truncate } from '../../src/contract/text.ts';

describe('truncate', () => {
	test.for([
		['', 3, ''],
		['abc', 3, 'abc'],
		['abcd', 3, 'abc'],
		['ab😀', 4, 'ab😀'],
		['ab😀', 3, 'ab'],
		['ab😀😀', 5, 'ab😀'],
		['a\ud83d', 5, 'a\ufffd'],
		['\ude00b', 1, '\ufffd'],
	] as const)('of %j to %i is %j', ([text, maximum, expected]) => {
		expect(truncate(text, maximum)).toBe(expected);
	});
});
