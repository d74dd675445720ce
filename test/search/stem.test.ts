import { expect, test } from 'vitest';
import { stemOf } from '../../src/search/terms.ts';

test.for([
	...['note notes', 'category categories', 'box boxes', 'search searches searching searched'],
	...['invoice invoices invoicing invoiced', 'shop shops shopping shopper'],
	...['track tracking tracked tracker trackers', 'manage managing manager managers', 'class classes'],
	'call calls calling caller',
])('%s have one stem', (forms) => {
	expect(new Set(forms.split(' ').map(stemOf)).size).toBe(1);
});

test.for(['gas ga', 'user use', 'wiki wikiss', 'ring red', 'string strand', 'c++ c'])('%s have two', (words) => {
	expect(new Set(words.split(' ').map(stemOf)).size).toBe(2);
});

test('words of other scripts and with digits are their own stems', () => {
	for (const word of ['日本語', 'größer', 'mp3s', 'c++', 'κόσμος']) expect(stemOf(word)).toBe(word);
});
