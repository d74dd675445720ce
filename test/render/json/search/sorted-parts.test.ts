import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SortedParts } from '../../../../src/render/json/search/sorted-parts.ts';

const keysOf = (parts: SortedParts) => Array.from({ length: parts.count }, (_, at) => parts.keyAt(at));
const texts = fc.array(fc.string({ unit: fc.constantFrom(...'ab', '語', '\ud83d', '\udd25'), maxLength: 6 }), {
	maxLength: 40,
});

describe('SortedParts', () => {
	test('are the ends of texts in order, with the texts that they are parts of', () => {
		const parts = new SortedParts(['bab', 'ab'], { begins: (from, length) => from < length });
		expect(keysOf(parts)).toEqual(['ab', 'ab', 'b', 'b', 'bab']);
		expect(parts.ownerAt(4)).toBe(0);
		expect(parts.sharedAt(4)).toBe(1);
		expect([parts.codeAt(4, 2), parts.codeAt(4, 3)]).toEqual(['b'.charCodeAt(0), -1]);
	});

	test('end after as many letters as are wanted', () => {
		const parts = new SortedParts(['abc', 'abd'], { begins: (from) => from === 0, longest: 2 });
		expect(keysOf(parts)).toEqual(['ab', 'ab']);
		expect(parts.sharedAt(1)).toBe(2);
	});

	test('have the order of code units', () => {
		fc.assert(
			fc.property(texts, fc.integer({ min: 1, max: 7 }), (own, longest) => {
				const parts = new SortedParts(own, { begins: () => true, longest });
				const expected = own.flatMap((text) =>
					Array.from({ length: text.length + 1 }, (_, from) => text.slice(from, from + longest)),
				);
				expect(keysOf(parts)).toEqual(expected.sort());
			}),
		);
	});
});
