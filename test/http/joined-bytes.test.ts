import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JoinedBytes } from '../../src/http/joined-bytes.ts';

const parts = fc.array(fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)));

describe('JoinedBytes', () => {
	test('gives the bytes of its parts, one behind the other', () => {
		fc.assert(
			fc.property(parts, (given) => {
				const joined = new JoinedBytes(given);
				const bytes = given.flatMap((part) => [...part]);
				expect([...joined.bytes()]).toEqual(bytes);
				expect(joined.length).toBe(bytes.length);
			}),
		);
	});

	test('writes them at the beginning of longer memory', () => {
		const target = new Uint8Array(6).fill(9);
		new JoinedBytes([new Uint8Array([1, 2]), new Uint8Array(), new Uint8Array([3])]).copyTo(target);
		expect([...target]).toEqual([1, 2, 3, 9, 9, 9]);
	});
});
