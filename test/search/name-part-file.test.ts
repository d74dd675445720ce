import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NamePartEntries } from '../../src/render/json/search/name-part-entries.ts';
import type { NamePartFile } from '../../src/search/index-files.ts';
import { productsOfPart } from '../../src/search/name-part-file.ts';
import { unpackAscending } from '../../src/search/packed-numbers.ts';

const fileOf = (names: ReadonlyMap<string, readonly number[]>, from = 0): NamePartFile => {
	const entries = new NamePartEntries(names);
	return JSON.parse(entries.textOf(from, entries.count));
};

describe('productsOfPart', () => {
	test('reads what is written: letters that a part has in common with the one before stand once', () => {
		const names = new Map([
			['wireshark', [3]],
			['tshark', [0, 7]],
		]);
		expect(fileOf(names)).toEqual(['AAAAAA', 'ark eshark hark ireshark reshark shark', 'ACD D ACD D D ACD']);
		expect(
			fileOf(
				new Map([
					['xabcd', [1]],
					['yabce', [2]],
				]),
			),
		).toEqual(['ADAC', 'abcd e bcd e', 'B C B C']);
	});

	test('finds by any beginning every part of names from the second letter on, up to 16 letters, with all its products', () => {
		const unit = fc.constantFrom(...'ab', '\ud83d\udd25', '語');
		const names = fc.uniqueArray(fc.string({ unit, minLength: 1, maxLength: 24 }), { minLength: 1, maxLength: 20 });
		fc.assert(
			fc.property(names, fc.nat(), (own, cut) => {
				const expected = new Map<string, Set<number>>();
				for (const [product, name] of own.entries()) {
					for (let from = 1; from <= name.length - 3; from++) {
						const part = name.slice(from, from + 16);
						expected.set(part, (expected.get(part) ?? new Set()).add(product));
					}
				}
				const from = cut % (expected.size + 1);
				const rows = [...expected.keys()].sort().slice(from);
				const file = fileOf(new Map(own.map((name, product) => [name, [product]])), from);
				for (const beginning of ['', 'aa', 'aabb', '語', ...rows, ...rows.map((part) => part.slice(0, 3))]) {
					const parts = rows.filter((part) => part.startsWith(beginning));
					const found = productsOfPart(file, beginning).map((products) => [...unpackAscending(products)]);
					expect(found).toEqual(parts.map((part) => [...(expected.get(part) ?? [])]));
				}
			}),
		);
	});
});
