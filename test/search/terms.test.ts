import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, termsOf } from '../../src/search/terms.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });

describe('termsOf', () => {
	test.for([
		['LÖVE', ['love']],
		['C++ Kit', ['c++', 'kit']],
		['.NET', ['net']],
		['Node.js', ['nodejs']],
		['ﬁle Ⅷ ｆｕｌｌ', ['file', 'viii', 'full']],
		['日本語', ['日本', '本語', '語']],
		['ひら 한글 ไทย ကခ', ['ひら', 'ら', '한글', '글', 'ไท', 'ทย', 'ย', 'ကခ', 'ခ']],
		['データベース', ['テー', 'ータ', 'タヘ', 'ヘー', 'ース', 'ス']],
		['\u0643\u062a\u0651\u0627\u0628', ['\u0643\u062a\u0627\u0628']],
		['🔥', ['🔥']],
		['', []],
	] as const)('of %s are %j', ([text, terms]) => {
		expect(termsOf(text)).toEqual(terms);
	});

	test('of texts in every normal form are the same', () => {
		fc.assert(
			fc.property(anyText, (text) => {
				for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) expect(termsOf(text.normalize(form))).toEqual(termsOf(text));
			}),
		);
	});
});

test('fold of a text of plain letters is the same as beside a character that is dropped', () => {
	expect([fold(' Plain Text '), fold('Node.js'), fold('A-B_c')]).toEqual(['plain text', 'nodejs', 'a-b_c']);
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
			expect(fold(text)).toBe(fold(`\u00ad${text}`));
		}),
	);
});
