import { describe, expect, test } from 'vitest';
import type { Product } from '../../src/catalog/catalog.ts';
import { keywordsOf, similarProducts } from '../../src/catalog/similar-products.ts';
import { catalogOf, placementIn } from '../support/catalog.ts';

const [template] = catalogOf(['Template']).products;

function productOf(slug: string, facts: Partial<Product> & { readonly score?: number } = {}): Product {
	if (!template) throw new Error('The catalog is empty.');
	const { score = 1, ...rest } = facts;
	const launches = [placementIn('2026-w40', 1, score)];
	return { ...template, slug, name: slug, tagline: undefined, categories: ['tools'], launches, ...rest };
}

const slugsFor = (products: readonly Product[], slug: string): string[] =>
	(similarProducts(products).get(slug) ?? []).map((other) => other.slug);

describe('similarProducts', () => {
	test('puts products of its categories before those that share words', () => {
		const products = [
			productOf('krita', { tagline: 'Painting with a brush engine', categories: ['design'] }),
			productOf('firefox', { tagline: 'A browser with an engine, a brush and a painting', categories: ['browsers'] }),
			productOf('gimp', { tagline: 'Retouching', categories: ['design'] }),
			productOf('palette', { tagline: 'Colours for painting', categories: ['design'] }),
			productOf('atlas', { tagline: 'Maps', categories: ['maps'] }),
		];
		expect(slugsFor(products, 'krita')).toEqual(['palette', 'gimp', 'firefox']);
	});

	test('leaves out what shares too little', () => {
		const others = Array.from({ length: 60 }, (_, index) =>
			productOf(`other-${index}`, { tagline: 'A web service', categories: ['services'] }),
		);
		const products = [
			productOf('joplin', { tagline: 'A Markdown notebook for the web', categories: ['notes'] }),
			productOf('zettlr', { tagline: 'Markdown notebooks', categories: ['writing'] }),
			...others,
		];
		expect(slugsFor(products, 'joplin')).toEqual(['zettlr']);
	});

	test('puts better scores first among products that are equally alike', () => {
		const products = [3, 9, 1, 7].map((score) => productOf(`p${score}`, { score }));
		expect(slugsFor([...products, productOf('x')], 'x')).toEqual(['p9', 'p7', 'p3', 'p1']);
	});

	test('gives at most six, never the product itself, and nothing to one that is alone', () => {
		const products = Array.from({ length: 20 }, (_, index) => productOf(`p${index}`));
		for (const [slug, similar] of similarProducts(products)) {
			expect(similar.length).toBeLessThanOrEqual(6);
			expect(similar.map((other) => other.slug)).not.toContain(slug);
		}
		expect(slugsFor([productOf('alone')], 'alone')).toEqual([]);
		expect(similarProducts([]).size).toBe(0);
	});
});

test('keywordsOf are without case, accents, plurals and words that say nothing', () => {
	expect(keywordsOf('The Notes & libraries of Übersicht for your Mac, class by class, à la carte')).toEqual([
		...['note', 'library', 'ubersicht', 'mac', 'class', 'carte'],
	]);
});
