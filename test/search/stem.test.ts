import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameStem, stemOf } from '../../src/search/stem.ts';

describe('sameStem', () => {
	test.for([
		'note notes',
		'category categories',
		'box boxes',
		'search searches searching searched',
		'invoice invoices invoicing invoiced',
		'shop shops shopping shopper',
		'track tracking tracked tracker trackers',
		'manage managing manager managers',
		'class classes',
		'database databases',
		'call calls calling caller',
	])('%s are forms of one word', (forms) => {
		const [first = '', ...others] = forms.split(' ');
		for (const other of others) expect([other, sameStem(first, other)]).toEqual([other, true]);
	});

	test.for(['gas ga', 'note not', 'user use', 'wiki wikiss', 'ring red', 'string strand', 'bus buses', 'c++ c'])(
		'%s are not',
		(words) => {
			const [one = '', other = ''] = words.split(' ');
			expect(sameStem(one, other)).toBe(false);
		},
	);

	test('leaves words of other scripts and with digits alone', () => {
		for (const word of ['日本語', 'größer', 'mp3s', 'c++', 'κόσμος']) expect(stemOf(word)).toBe(word);
	});

	test('has a stem that every form begins with', () => {
		fc.assert(
			fc.property(fc.stringMatching(/^[a-z]{1,12}(?:s|es|ies|ing|ed|er|ers)?$/), (word) => {
				expect(word.startsWith(stemOf(word))).toBe(true);
				expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
			}),
		);
	});
});
