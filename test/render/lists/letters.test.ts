import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alphabetical } from '../../../src/render/alphabetical.ts';
import { letterLinks, letterOf } from '../../../src/render/letters.ts';
import { pageOf } from '../../../src/render/paged.ts';
import { catalogOf } from '../../support/synthetic-catalog.ts';

describe('letterOf', () => {
	test.each([
		['Acme', 'a'],
		['zsh', 'z'],
		['Ａcme in wide letters', 'a'],
		['7-Zip', 'digits'],
		['.NET', 'digits'],
		['_underscore', 'digits'],
		['', 'digits'],
		['Über', 'u'],
		['Éclair', 'e'],
		['E\u0301clair', 'e'],
		['Łódź', 'l'],
		['Æther', 'a'],
		['Þing', 't'],
		['µWebSockets', 'others'],
		['Ёлка', 'others'],
		['{braces}', 'others'],
		['思源', 'others'],
		['أداة', 'others'],
		['🚀', 'others'],
	])('of `%s` is %s', (name, letter) => {
		expect(letterOf(name)).toBe(letter);
	});
});

describe('letterLinks', () => {
	test('leads each letter to the page of its first product, and no other letter anywhere', () => {
		const name = fc.string({ unit: fc.constantFrom(...'aAbmMzÜé0.思'), minLength: 1, maxLength: 3 });
		fc.assert(
			fc.property(fc.array(name, { maxLength: 400 }), (names) => {
				const products = alphabetical(catalogOf(names).products);
				const links = letterLinks(products);
				expect(links).toHaveLength(28);
				for (const { id, page } of links) {
					const first = products.findIndex((product) => letterOf(product.name) === id);
					const onPage = page === undefined ? [] : pageOf(products, page).items;
					expect([id, page === undefined]).toEqual([id, first < 0]);
					if (first >= 0) expect(onPage).toContain(products[first]);
				}
			}),
			{ numRuns: 50 },
		);
	});
});
