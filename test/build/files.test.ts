import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf, writeTo } from '../../src/build/files.ts';

/** Few names and texts, so that equal values and nearly equal ones are common. */
const text = fc.constantFrom('', 'a', '1', 'null', '"a"', '{"a":1}', '[1]', '\ud800', '\ud801', '\ufffd', '"\\ud800"');
const name = fc.constantFrom('a', 'b', 'a":"b', '__proto__');
const { value } = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 2 },
		text,
		fc.constantFrom(null, true, 0, 1),
		fc.array(tie('value'), { maxLength: 2 }),
		fc.dictionary(name, tie('value'), { maxKeys: 2 }),
	),
}));
const props = fc.dictionary(name, value, { maxKeys: 2 });

describe('digestOf', () => {
	test('is the same for equal JSON, and another one for any other', () => {
		fc.assert(
			fc.property(props, props, (one, other) => {
				expect(digestOf(structuredClone(one))).toBe(digestOf(one));
				expect(digestOf(one) === digestOf(other)).toBe(JSON.stringify(one) === JSON.stringify(other));
			}),
			{ numRuns: 2_000 },
		);
	});

	test('leaves out members that are undefined', () => {
		expect(digestOf({ a: 1, b: undefined, c: { d: undefined } })).toBe(digestOf({ a: 1, c: {} }));
	});

	test('takes a value that several pages have in common for the same', () => {
		const shared = { a: ['b'] };
		expect(digestOf({ shared, own: 1 })).toBe(digestOf({ shared: { a: ['b'] }, own: 1 }));
		expect(digestOf({ shared, own: 2 })).not.toBe(digestOf({ shared, own: 1 }));
	});
});

test('writeTo names the file for which there is no space', () => {
	const path = '/dev/full';
	expect(() => writeTo(path, 'a')).toThrow(expect.objectContaining({ code: 'ENOSPC', path }));
});
