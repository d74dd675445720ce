import * as fc from 'fast-check';
import SearchableMap from 'minisearch/SearchableMap';
import { describe, expect, test } from 'vitest';
import { similarTerms, swappedPart, unchangedParts } from '../../src/search/similar-terms.ts';

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

describe('swappedPart', () => {
	test('is what a term begins with where the swap leaves neither part unchanged', () => {
		expect(swappedPart('phtoo', 1)).toEqual(['pho']);
		expect(swappedPart('dcoker', 1)).toEqual(['dck']);
		expect(swappedPart('databsae', 2)).toEqual([]);
	});

	test('or an unchanged part stands in every term with two neighbours swapped', () => {
		const letter = fc.constantFrom(...'abc');
		fc.assert(
			fc.property(fc.string({ unit: letter, minLength: 4, maxLength: 12 }), fc.nat(10), (asked, place) => {
				const at = place % (asked.length - 1);
				const term =
					asked.slice(0, at) +
					asked
						.slice(at, at + 2)
						.split('')
						.reverse()
						.join('') +
					asked.slice(at + 2);
				const distance = asked.length < 8 ? 1 : 2;
				const parts = [...unchangedParts(asked, distance), ...swappedPart(asked, distance)];
				expect(parts.some((part) => term.includes(part))).toBe(true);
			}),
		);
	});
});

describe('similarTerms', () => {
	test('count two neighbouring letters that have changed places as one edit', () => {
		expect(similarTerms('phtoo', 1, ['photo', 'photos', 'pilot'])).toEqual([{ term: 'photo', distance: 1 }]);
		expect(similarTerms('phtoo', 1, ['phoot', 'hptoo'])).toEqual([{ term: 'hptoo', distance: 1 }]);
		expect(similarTerms('abcd', 1, ['badc'])).toEqual([]);
	});

	test('are else those that MiniSearch takes for similar, in the same order', () => {
		const word = fc.string({ unit: fc.constantFrom(...'abcö語'), minLength: 1, maxLength: 9 });
		fc.assert(
			fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, fc.constantFrom(1, 2), (words, asked, distance) => {
				const terms = words.toSorted();
				const tree = SearchableMap.from(terms.map((term): [string, string] => [term, term]));
				const found = Array.from(tree.fuzzyGet(asked, distance), ([term, [, own]]) => ({ term, distance: own }));
				const isSwap = (term: string): boolean =>
					Array.from({ length: asked.length }, (_, at) =>
						[asked.slice(0, at), asked[at + 1] ?? '', asked[at] ?? '', asked.slice(at + 2)].join(''),
					).includes(term);
				const others = similarTerms(asked, distance, terms).filter(({ term }) => !isSwap(term));
				expect(others).toEqual(found.filter(({ term }) => term !== asked && !isSwap(term)));
			}),
		);
	});
});
