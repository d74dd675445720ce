import { expect, test } from 'vitest';
import { etagMatches } from '../../src/http/response.ts';

test.for([
	['"a"', true],
	['W/"a"', true],
	['"b","a" , "c"', true],
	['*', true],
	[' * ', true],
	['"b"', false],
	['a', false],
	['"*"', false],
	['', false],
] as const)('etagMatches of %s against "a" is %s', ([header, expected]) => {
	expect(etagMatches(header, '"a"')).toBe(expected);
});
