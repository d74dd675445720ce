import { describe, expect, test } from 'vitest';
import { monogramOf, tintOf } from '../../src/render/monogram.ts';

describe('monogramOf', () => {
	test.for([
		['Acme Notes', ['A', 'N']],
		['Dust', ['D', 'u']],
		['DuckBoard', ['D', 'B']],
		['open-notes', ['o', 'n']],
		['.NET', ['N', 'E']],
		['C++', ['C']],
		['7-Zip', ['7', 'Z']],
		['E\u0301clair', ['E\u0301', 'c']],
		['Ёлка', ['Ё', 'л']],
	] as const)('gives %s two letters where it has them', ([name, letters]) => {
		expect(monogramOf(name)).toEqual(letters);
	});

	test.for([
		['微信', ['微']],
		['한글', ['한']],
		['نبض', ['ن']],
		['हिन्दी', ['हि']],
		['Notes 微信', ['N', 'o']],
		['微信 Notes', ['微']],
	] as const)('gives %s one character of scripts that join or fill a square', ([name, letters]) => {
		expect(monogramOf(name)).toEqual(letters);
	});

	test.for([
		['🚀 Rocket', ['🚀']],
		['👩🏽‍🚀', ['👩🏽‍🚀']],
		[' ? ', ['?']],
		['', []],
	] as const)('gives %s what it begins with', ([name, letters]) => {
		expect(monogramOf(name)).toEqual(letters);
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
