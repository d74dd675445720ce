import { describe, expect, test } from 'vitest';
import { monogramOf, tintOf } from '../../src/render/monogram.ts';

describe('monogramOf', () => {
	test.for([
		...['Acme Notes AN', 'Dust Du', 'DuckBoard DB', 'open-notes on', '.NET NE', 'C++ C', '7-Zip 7Z', 'Ёлка Ёл'],
		...['E\u0301clair E\u0301c', '微信 微', '한글 한', 'نبض ن', 'हिन्दी हि', 'Notes 微信 No', '微信 Notes 微'],
		...['🚀 Rocket 🚀', '👩🏽‍🚀 👩🏽‍🚀', ' ?  ?', ' '],
	])('gives a name, here before the last space, letters: %s', (row) => {
		const at = row.lastIndexOf(' ');
		expect(monogramOf(row.slice(0, at)).join('')).toBe(row.slice(at + 1));
	});
});

describe('tintOf', () => {
	test('uses all eight tints about equally', () => {
		const tints = Array.from({ length: 8_000 }, (_, index) => tintOf(`product-${index}`));
		const counts = [...Map.groupBy(tints, (tint) => tint)].map(([tint, found]) => [tint, found.length] as const);
		expect(counts.map(([tint]) => tint).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
		expect(Math.min(...counts.map(([, count]) => count))).toBeGreaterThan(900);
	});
});
