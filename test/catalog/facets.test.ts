import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { facetSlug, facetValuesOf, formerFacetSlug, optionSlugs } from '../../src/catalog/facets.ts';
import { setBoardTexts } from '../../src/texts/board-texts.ts';
import { slugPattern } from '../../src/urls/paths.ts';
import { catalogOf } from '../support/catalog.ts';

const productsBy = (...makers: readonly (string | undefined)[]) =>
	catalogOf(makers.map((_, index) => `Name ${index}`)).products.map((product, index) => {
		return { ...product, maker: makers[index] };
	});

describe('facetValuesOf', () => {
	test('lists each maker once, in name order, with their products', () => {
		const { maker: makers } = facetValuesOf(productsBy('Zoe', undefined, 'ada Example', 'Ada-Éxample'));
		const found = makers.map(({ slug, name, products }) => `${slug}: ${name}, ${products.length}`);
		expect(found).toEqual(['ada-example: ada Example, 2', 'zoe: Zoe, 1']);
	});

	test.each([
		[['Яндекс 360', 'Сбер 360', '360'], 3],
		[['Чапек', 'ЧАПЕК!'], 1],
		[['?!', '!?'], 2],
		[["Ada's", 'Adas'], 1],
	])('takes %j for %i of them', (names, count) => {
		expect(facetValuesOf(productsBy(...names)).maker.length).toBe(count);
	});
});

test('optionSlugs gives each option its own slug, also one that is called like another with its hash', () => {
	const base = { name: 'a', label: 'A', type: 'choice', lists: true, searched: false, makers: false } as const;
	const [, second = ''] = optionSlugs({ ...base, options: ['C', 'C++'] }).values();
	const slugs = [...optionSlugs({ ...base, options: [second.replace('-', ' '), 'C', 'C++'] }).values()];
	expect(slugs.slice(0, 2)).toEqual([second, 'c']);
	expect(new Set(slugs).size).toBe(3);
});

describe('facetSlug', () => {
	afterEach(() => setBoardTexts({ lang: 'en', texts: {} }));

	test('is spelt in the language of the board, and its former one leads to it', () => {
		const slugs = (lang: string, name: string) => {
			setBoardTexts({ lang, texts: {} });
			return [facetSlug(name), formerFacetSlug(name)];
		};
		expect(slugs('en', 'Müller & Söhne')).toEqual(['muller-sohne', undefined]);
		expect(slugs('de', 'Müller & Söhne')).toEqual(['mueller-soehne', 'muller-sohne']);
		expect(slugs('fr', 'Müller')).toEqual(['muller', undefined]);
		expect(slugs('fr', 'Œuvre')).toEqual(['oeuvre', expect.stringMatching(/^oeuvre-[\da-f]{8}$/)]);
		expect(slugs('de', 'Wärme')[0]).toBe('waerme');
	});

	test.each(['Index', 'CON', 'Com1'])('of %s, which no file may be called, has a hash', (name) => {
		expect(facetSlug(name)).toMatch(new RegExp(`^${name.toLowerCase()}-[\\da-f]{8}$`));
	});

	test('is a slug for every name', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }), (name) => {
				expect(facetSlug(name)).toMatch(slugPattern);
				expect(facetSlug(name).length).toBeLessThanOrEqual(80);
			}),
		);
	});
});
