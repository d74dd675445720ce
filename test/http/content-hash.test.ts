import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf, SequenceHash, tagOf } from '../../src/http/content-hash.ts';

const elements = fc.array(
	fc.uint8Array({ maxLength: 8 }).map((bytes) => new Uint8Array(bytes)),
	{ maxLength: 100 },
);

const sequenceOf = (own: readonly Uint8Array<ArrayBuffer>[]) =>
	new SequenceHash(own.length, (index, lane) => hashOf(own[index] ?? new Uint8Array(), lane));

const tag = (hash: SequenceHash, from: number, to: number) => tagOf(hash.part(from, to, 0), hash.part(from, to, 1));

describe('SequenceHash', () => {
	test('gives a part the hash that it has wherever it stands', () => {
		fc.assert(
			fc.property(elements, fc.nat(100), fc.nat(100), (own, one, other) => {
				const [from, to] = [Math.min(one, other, own.length), Math.min(Math.max(one, other), own.length)];
				expect(tag(sequenceOf(own), from, to)).toBe(tag(sequenceOf(own.slice(from, to)), 0, to - from));
			}),
		);
	});

	test('tells sequences apart that differ in one byte, in their order or in where elements end', () => {
		const tags = [['ab', 'c'], ['a', 'bc'], ['c', 'ab'], ['ab', 'd'], ['abc'], ['ab', 'c', ''], []].map((texts) =>
			tag(sequenceOf(texts.map((text) => new TextEncoder().encode(text))), 0, texts.length),
		);
		expect(new Set(tags).size).toBe(7);
	});
});

describe('tagOf', () => {
	test('writes two halves in seven digits each', () => {
		expect(tagOf(0, -1)).toBe('0000000vvvvvv3');
	});
});
