import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../../src/render/shared/pagination.ts';
import { alphabetical, letterLinks, letterOf } from '../../../src/render/shared/product-orders.ts';
import { catalogOf } from '../../support/catalog.ts';

const inOrder = (names: readonly string[]) => alphabetical(catalogOf(names).products).map(({ name }) => name);

describe('alphabetical order', () => {
	test('has Ł and Ø with L and O, while the API has them behind Z', () => {
		const names = ['Zed', 'Ölwerk', 'Éclair', 'Eagle', 'Fox', 'Łódź', 'Øresund', 'Ezra', 'Lynx', '思源'];
		expect(inOrder(names)).toEqual([
			...['Eagle', 'Éclair', 'Ezra', 'Fox', 'Łódź', 'Lynx', 'Ölwerk', 'Øresund', 'Zed', '思源'],
		]);
		expect(catalogOf(names).products.map(({ name }) => name)).toEqual([
			...['Eagle', 'Éclair', 'Ezra', 'Fox', 'Lynx', 'Ölwerk', 'Zed', 'Øresund', 'Łódź', '思源'],
		]);
	});

	test('has equal names in name order', () => {
		expect(inOrder(['Résumé', 'Resumé', 'resume'])).toEqual(['Resumé', 'Résumé', 'resume']);
	});
});

test.for([
	['a', ['Acme', 'Ａcme in wide letters', 'Æther']],
	['digits', ['7-Zip', '.NET', '_underscore', '']],
	['e', ['Éclair', 'E\u0301clair']],
	['l', ['Łódź']],
	['t', ['Þing']],
	['u', ['Über']],
	['z', ['zsh']],
	['others', ['µWebSockets', 'Ёлка', '{braces}', '思源', 'أداة', '🚀']],
] as const)('letterOf is %s of %j', ([letter, names]) => {
	expect(names.map(letterOf)).toEqual(names.map(() => letter));
});

test('letterLinks leads each letter to the page of its first product, and no other letter anywhere', () => {
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
