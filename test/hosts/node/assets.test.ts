import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { chooseCoding, compress, FileAssets } from '../../../src/hosts/node/assets.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const long = 'a product of its own '.repeat(100);
writeFileSync(join(folder, 'long.json'), long);
writeFileSync(join(folder, 'short.json'), '{}');
writeFileSync(join(folder, 'picture.png'), long);
writeFileSync(join(folder, 'secret.json'), 'not in the manifest');
const tags = new Map(Object.entries({ '/long.json': 'l', '/short.json': 's', '/picture.png': 'p' }));
const assets = (bytes = 1_000_000) => new FileAssets(folder, tags, bytes);

describe('FileAssets', () => {
	test('gives each coding a tag of its own', async () => {
		const brotli = await assets().get('/long.json', 'gzip, br');
		expect([brotli?.etag, brotli?.contentEncoding]).toEqual(['"l-br"', 'br']);
		expect(String(brotliDecompressSync(brotli?.body as Uint8Array))).toBe(long);
		const gzip = await assets().get('/long.json', 'gzip');
		expect([gzip?.etag, gzip?.contentEncoding]).toEqual(['"l-gzip"', 'gzip']);
		expect(String(gunzipSync(gzip?.body as Uint8Array))).toBe(long);
	});

	test('leaves short files and pictures as they are', async () => {
		for (const [path, etag] of Object.entries({ '/short.json': '"s"', '/picture.png': '"p"' })) {
			const found = await assets().get(path, 'br');
			expect([found?.etag, found?.contentEncoding]).toEqual([etag, undefined]);
		}
	});

	test('knows only what stands in the manifest', async () => {
		for (const path of ['/secret.json', '/../long.json', '//long.json', '/long.json/', '']) {
			expect(await assets().get(path, null)).toBeUndefined();
		}
	});

	test('reads a file once, also for requests that come together', async () => {
		const own = assets();
		const [first, second] = await Promise.all([own.get('/long.json', null), own.get('/long.json', null)]);
		expect(second).toBe(first);
		expect(await own.get('/long.json', null)).toBe(first);
	});

	test.skipIf(process.platform !== 'linux')(
		'has few files open at once, and names none of this machine in an error',
		async () => {
			const paths = Array.from({ length: 200 }, (_, at) => `/large-${at}.png`);
			for (const path of paths) writeFileSync(join(folder, path), Buffer.alloc(600_000));
			const own = new FileAssets(folder, new Map([...paths, '/gone.png'].map((path) => [path, path])), 1_000);
			const before = readdirSync('/proc/self/fd').length;
			let most = 0;
			let left = paths.length;
			for (const path of paths) void own.get(path, null).then(() => left--);
			while (left > 0) {
				await setImmediate();
				most = Math.max(most, readdirSync('/proc/self/fd').length - before);
			}
			expect(most).toBeLessThanOrEqual(16 + 1);
			await expect(own.get('/gone.png', null)).rejects.toThrow('Cannot read `/gone.png` of the release: ENOENT.');
		},
	);

	test('keeps nothing above its memory', async () => {
		const own = assets(1_000);
		const first = await own.get('/long.json', null);
		await own.get('/short.json', null);
		expect(await own.get('/long.json', null)).not.toBe(first);
	});

	test('codes a composed body, and remembers it', async () => {
		const own = assets();
		const composed = { body: new TextEncoder().encode(long), etag: '"c"' };
		const coded = await own.encode(composed, 'br');
		expect([coded.etag, coded.contentEncoding]).toEqual(['"c-br"', 'br']);
		expect(await own.encode(composed, 'br')).toBe(coded);
		expect(await own.encode(composed, null)).toBe(composed);
		expect(await own.encode({ body: new TextEncoder().encode('{}'), etag: '"d"' }, 'br')).toMatchObject({
			etag: '"d"',
		});
	});
});

test.for([
	['gzip, deflate, br, zstd', 'br'],
	['br;q=0.5, gzip;q=0.8', 'gzip'],
	['br;q=0, gzip', 'gzip'],
	['*', 'br'],
	['identity', undefined],
	['identity, gzip;q=0.5', undefined],
	['identity;q=0, br', 'br'],
	[null, undefined],
] as const)('chooseCoding of %j is %s', ([header, expected]) => {
	expect(chooseCoding(header)).toBe(expected);
});

test('compress makes a body that keeps no memory but its own', async () => {
	for (const coding of ['br', 'gzip'] as const) {
		const { buffer, length } = await compress(new TextEncoder().encode('catalog '.repeat(500)), coding);
		expect(buffer.byteLength).toBe(length);
	}
});
