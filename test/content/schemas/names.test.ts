import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNear, lettersAndDigits, slugOf } from '../../../src/content/schemas/names.ts';
import { setLang } from '../../../src/texts/lang.ts';
import { isSlug } from '../../../src/urls/paths.ts';

test('isNear is true of keys of six letters that are one edit or one swap apart and have the same digits', () => {
	for (const other of ['launchpda', 'launchpadd', 'launchped']) expect(isNear('launchpad', other)).toBe(true);
	expect(isNear('launchpad', 'lauchpda')).toBe(false);
	expect(isNear('launchpad1', 'launchpad2')).toBe(false);
	expect(isNear('pads', 'padz')).toBe(false);
});

test('lettersAndDigits gives the letters and digits of any name in lower case, or the name where it has none', () => {
	expect(['Acme Notes 2', 'ＡＣＭＥ-Notes', 'Ärger', '  ', '***'].map(lettersAndDigits)).toEqual([
		...['acmenotes2', 'acmenotes', 'ärger', '  ', '***'],
	]);
});

test.for([
	['C', 'C++', 'C#', 'C+'],
	['Notepad', 'Notepad++'],
	['+', '++'],
])('names that differ are not near each other: %j', (names) => {
	for (const one of names) {
		const near = names.filter((other) => isNear(lettersAndDigits(one), lettersAndDigits(other)));
		expect(near).toEqual([one]);
	}
});

describe('slugOf', () => {
	test.for([
		['Straße', 'strasse'],
		['µTask', 'utask'],
		['Österreich’s Übung', 'osterreichs-ubung'],
		['O\u0308sterreich', 'osterreich'],
		['Привет, мир', 'privet-mir'],
		['Ｆｕｌｌ ﬁt', 'full-fit'],
		['C++ 2.0', 'c-2-0'],
		['記事', ''],
	])('writes %s as %s', ([text = '', slug]) => {
		expect(slugOf(text)).toBe(slug);
	});

	test.for([
		['de', 'Größe & Öl, Café', 'groesse-oel-cafe'],
		['da', 'Ålborg Øl', 'aalborg-oel'],
		['fr', 'Œuvre à Noël', 'oeuvre-a-noel'],
	] as const)('spells as %s does', ([lang, text, slug]) => {
		setLang(lang);
		expect(slugOf(text)).toBe(slug);
		setLang('en');
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
