import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TermNumbers } from '../../../../src/render/json/search/term-numbers.ts';
import { termsOf } from '../../../../src/search/terms.ts';

describe('TermNumbers', () => {
	test('numbers terms in the order in which they are met', () => {
		const numbers = new TermNumbers();
		expect(numbers.of('Notes for notes')).toEqual([0, 1, 0]);
		expect(numbers.of('for C++,\nfor Node.js')).toEqual([1, 2, 1, 3]);
		expect(numbers.terms).toEqual(['notes', 'for', 'c++', 'nodejs']);
	});

	test('stops where no more terms are wanted', () => {
		const numbers = new TermNumbers();
		const seen: number[] = [];
		numbers.visit('one two three', (term) => seen.push(term) < 2);
		expect(seen).toEqual([0, 1]);
	});

	test('finds the terms of the whole text, whatever it is written in', () => {
		const numbers = new TermNumbers();
		const unit = fc.oneof(
			fc.constantFrom(...'aBΣσ.-+# \t\n', '\u0301', '\u00ad', '΄', 'é', '語', '日', 'ー', '한', 'ไ'),
			fc.string(),
		);
		fc.assert(
			fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
				expect(numbers.of(text).map((number) => numbers.terms[number])).toEqual(termsOf(text));
			}),
			{ numRuns: 2_000 },
		);
	});
});
