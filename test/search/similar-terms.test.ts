import * as fc from 'fast-check';
import SearchableMap from 'minisearch/SearchableMap';
import { describe, expect, test } from 'vitest';
import { similarTerms, unchangedParts } from '../../src/search/similar-terms.ts';

describe('unchangedParts', () => {
	test.for([
		['note', 1, ['no', 'te']],
		['notes', 1, ['not', 'es']],
		['database', 2, ['dat', 'ab', 'ase']],
	] as const)('of %s with %i edits are %j', ([term, distance, parts]) => {
		expect(unchangedParts(term, distance)).toEqual(parts);
	});

	test('leave one that stands in any term within the distance', () => {
		const letter = fc.constantFrom(...'abc');
		const edit = fc.record({ kind: fc.constantFrom('insert', 'remove', 'replace'), at: fc.nat(20), letter });
		fc.assert(
			fc.property(
				fc.string({ unit: letter, minLength: 4, maxLength: 12 }),
				fc.array(edit, { minLength: 1, maxLength: 2 }),
				(asked, edits) => {
					let term = asked;
					for (const { kind, at, letter: own } of edits) {
						const place = at % (term.length + 1);
						term =
							term.slice(0, place) + (kind === 'remove' ? '' : own) + term.slice(place + (kind === 'insert' ? 0 : 1));
					}
					const parts = unchangedParts(asked, edits.length);
					expect(parts.join('')).toBe(asked);
					expect(parts.some((part) => term.includes(part))).toBe(true);
				},
			),
		);
	});
});

describe('similarTerms', () => {
	test('are those that MiniSearch takes for similar, in the same order', () => {
		const word = fc.string({ unit: fc.constantFrom(...'abcö語'), minLength: 1, maxLength: 9 });
		fc.assert(
			fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, fc.constantFrom(1, 2), (words, asked, distance) => {
				const terms = words.toSorted();
				const tree = SearchableMap.from(terms.map((term): [string, string] => [term, term]));
				const found = Array.from(tree.fuzzyGet(asked, distance), ([term, [, own]]) => ({ term, distance: own }));
				expect(similarTerms(asked, distance, terms)).toEqual(found.filter(({ term }) => term !== asked));
			}),
		);
	});
});
