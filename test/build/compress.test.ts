import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFiles } from '../../src/build/compress.ts';
import { sha256 } from '../../src/build/files.ts';
import { uncompressedPath } from '../../src/build/ledger.ts';
import { ReleaseUpdate } from '../../src/build/release-update.ts';

const long = 'a product of its own '.repeat(100);
let folder: string;
let client: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'compress-'));
	client = join(folder, 'client');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Brings the release to these files, compresses them, and finishes it. */
async function compress(files: Readonly<Record<string, string | Buffer>>) {
	const update = new ReleaseUpdate({ folder, live: undefined, full: false, compressed: true, verifiedWith: '' });
	const missing = update.begin(Object.entries(files).map(([path, bytes]) => ({ path, key: sha256(bytes) })));
	for (const { path } of missing) update.write(path, Buffer.from(files[path] ?? ''));
	const counts = await compressFiles(update);
	update.finish();
	return counts;
}

describe('compressFiles', () => {
	test('writes both codings beside a file', async () => {
		expect(await compress({ '/long.json': long })).toEqual({ written: 2, kept: 0 });
		expect(String(brotliDecompressSync(readFileSync(`${client}/long.json.br`)))).toBe(long);
		expect(String(gunzipSync(readFileSync(`${client}/long.json.gz`)))).toBe(long);
	});

	test('leaves out what is short, what is no text, and what becomes hardly smaller', async () => {
		const random = Buffer.from(Uint8Array.from({ length: 3_000 }, () => Math.floor(Math.random() * 256)));
		const files = { '/short.json': 'a'.repeat(511), '/picture.png': long, '/random.txt': random };
		expect(await compress(files)).toEqual({ written: 0, kept: 0 });
		expect(readdirSync(client).sort()).toEqual(['picture.png', 'random.txt', 'short.json']);
	});

	test('keeps the variants of a file that stays, unless something else has changed them', async () => {
		await compress({ '/long.json': long });
		expect(await compress({ '/long.json': long })).toEqual({ written: 0, kept: 2 });
		writeFileSync(`${client}/long.json.br`, 'cut');
		expect(await compress({ '/long.json': long })).toEqual({ written: 1, kept: 1 });
		expect(await compress({ '/long.json': `${long}.` })).toEqual({ written: 2, kept: 0 });
	});

	test('writes the same bytes each time', async () => {
		const variants = () => ['br', 'gz'].map((ending) => readFileSync(`${client}/long.json.${ending}`, 'hex'));
		await compress({ '/long.json': long });
		const before = variants();
		for (const ending of ['br', 'gz']) rmSync(`${client}/long.json.${ending}`);
		await compress({ '/long.json': long });
		expect(variants()).toEqual(before);
	});
});

describe('uncompressedPath', () => {
	test.for([
		['/products/love.html.br', '/products/love.html'],
		['/data/manifest.json.gz', '/data/manifest.json'],
		['/products/love.html', undefined],
		['/products.br/love.html', undefined],
	] as const)('of %s is %s', ([path, file]) => {
		expect(uncompressedPath(path)).toBe(file);
	});
});
