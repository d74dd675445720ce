import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseCoding, compress } from '../../../src/hosts/node/assets.ts';

describe('chooseCoding', () => {
	test.for([
		['gzip, deflate, br, zstd', 'br'],
		['gzip', 'gzip'],
		['br;q=0.5, gzip;q=0.8', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['*', 'br'],
		['identity', undefined],
		['gzip;q=0', undefined],
		['identity, gzip;q=0.5', undefined],
		['identity;q=0, br', 'br'],
		['', undefined],
	] as const)('of %j is %s', ([header, expected]) => {
		expect(chooseCoding(header)).toBe(expected);
	});

	test('of no header is none', () => {
		expect(chooseCoding(null)).toBeUndefined();
	});
});

describe('compress', () => {
	test('makes a body that keeps no memory but its own', async () => {
		for (const coding of ['br', 'gzip'] as const) {
			const { buffer, length } = await compress(new TextEncoder().encode('catalog '.repeat(500)), coding);
			expect(buffer.byteLength).toBe(length);
		}
	});

	test('makes a body that its decoder gives back', async () => {
		const bytes = new TextEncoder().encode('catalog '.repeat(500));
		expect(new Uint8Array(brotliDecompressSync(await compress(bytes, 'br')))).toEqual(bytes);
		expect(new Uint8Array(gunzipSync(await compress(bytes, 'gzip')))).toEqual(bytes);
	});
});
