import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteString } from '../../src/http/byte-string.ts';

describe('ByteString', () => {
	test('gives back the bytes it is made of', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) => {
				expect(ByteString.of(new Uint8Array(bytes)).bytes()).toEqual(new Uint8Array(bytes));
			}),
			{ numRuns: 30 },
		);
	});

	test('has one character for each byte', () => {
		expect(ByteString.of(new TextEncoder().encode('é1')).text).toBe('Ã©1');
	});
});
