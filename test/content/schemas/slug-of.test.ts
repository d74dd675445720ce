import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../../../src/content/schemas/slug-of.ts';
import { isSlug } from '../../../src/routes/paths.ts';

describe('slugOf', () => {
	test.for([
		['Straße', 'strasse'],
		['Ærøskøbing', 'aeroskobing'],
		['µTask', 'utask'],
		['Łódź', 'lodz'],
		['Österreich’s Übung', 'osterreichs-ubung'],
		['O\u0308sterreich', 'osterreich'],
		['Привет, мир', 'privet-mir'],
		['Ｆｕｌｌ ﬁt', 'full-fit'],
		['C++ 2.0', 'c-2-0'],
		['記事', ''],
	])('writes %s as %s', ([text = '', slug]) => {
		expect(slugOf(text)).toBe(slug);
	});

	test('gives a slug or nothing, and keeps a slug as it is', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
				const slug = slugOf(text);
				if (slug !== '') expect(isSlug(slug)).toBe(true);
				expect(slugOf(slug)).toBe(slug);
			}),
		);
	});
});
