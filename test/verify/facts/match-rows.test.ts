import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchRows } from '../../../src/verify/facts/match-rows.ts';
import { PublishedPaths } from '../../../src/verify/published-files.ts';

const paths = fc
	.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', '-', '/', '.', 'é', '😀', '\uffff') }), { maxLength: 12 })
	.map((names) => names.map((name) => `/${name}`).sort());

describe('matchRows', () => {
	test('finds the row of each path in another list', () => {
		fc.assert(
			fc.property(paths, paths, (list, others) => {
				const expected = list.map((path) => others.indexOf(path));
				expect([...matchRows(new PublishedPaths(list), others.join('\n'))]).toEqual(expected);
				expect([...matchRows(new PublishedPaths(list), list.join('\n'))]).toEqual([...list.keys()]);
			}),
		);
	});
});

describe('PublishedPaths', () => {
	test('finds the row of a path, by the first searches and by those after many', () => {
		fc.assert(
			fc.property(paths, paths, (list, wanted) => {
				const own = new PublishedPaths(list);
				const find = () => wanted.map((path) => own.rowOf(path) ?? -1);
				const expected = wanted.map((path) => list.indexOf(path));
				expect(find()).toEqual(expected);
				for (let count = 0; count < 30_000; count++) own.rowOf('/');
				expect(find()).toEqual(expected);
			}),
			{ numRuns: 20 },
		);
	});
});
