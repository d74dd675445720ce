import { appendFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { build, copyCheckout, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { type Interference, interference } from './interfere.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const client = join(checkout, 'dist/client');
const compressed = { EXTRAS: 'compressed', CONTENT_DIR: content };
const variants = () => listFiles(client).filter((path) => /\.(?:br|gz)$/.test(path));
/** Variants that hold something other than their file. */
const differing = () =>
	variants().filter((path) => {
		const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
		return !decompress(readFileSync(join(client, path))).equals(readFileSync(join(client, path.slice(0, -3))));
	});
const inode = (path: string) => statSync(join(client, path)).ino;

beforeAll(async () => {
	copyCheckout(checkout);
	writeSampleContent(content, { products: 3 });
	await build(checkout, compressed);
});
afterAll(() => removeFolder(folder));

describe('a build with EXTRAS=compressed', () => {
	test('has variants of its files that are no part of the manifest', () => {
		expect(variants()).toEqual(
			expect.arrayContaining(['openapi.json.br', 'openapi.json.gz', 'products/product-001.html.br']),
		);
		const { files } = JSON.parse(readFileSync(join(client, 'data/manifest.json'), 'utf8'));
		const published = files.map(({ path }: { path: string }) => path.slice(1));
		expect(published.filter((path: string) => /\.(?:br|gz)$/.test(path))).toEqual([]);
		expect(listFiles(client).sort()).toEqual([...published, 'data/manifest.json', ...variants()].sort());
	});

	test('keeps the variants of files that have not changed, and writes those of the others again', async () => {
		const product = join(content, 'products/product-001.md');
		const rebuild = async (tagline: string) => {
			writeFileSync(product, readFileSync(product, 'utf8').replace(/^tagline: .*$/m, `tagline: ${tagline}`));
			await build(checkout, compressed);
		};
		// Builds work in three folders in turn, each after an edit.
		for (const tagline of ['One.', 'Two.']) await rebuild(tagline);
		const inodes = new Map(variants().map((path) => [path, inode(path)]));
		for (const tagline of ['Three.', 'Four.', 'Five.']) await rebuild(tagline);
		expect(inode('openapi.json.br')).toBe(inodes.get('openapi.json.br'));
		expect(differing()).toEqual([]);
	});

	test.each<[string, Interference]>([
		['was killed while it wrote one', { call: 'writeFileSync', path: /product-002\.html\.gz$/ }],
		['had no space for one', { call: 'writeFileSync', path: /product-002\.html\.gz$/, error: 'ENOSPC' }],
	])('follows one that %s', async (_what, at) => {
		const product = join(content, 'products/product-002.md');
		appendFileSync(product, '\nAnother sentence.\n');
		const killed = await run(checkout, 'scripts/build.ts', { ...settings, ...compressed, ...interference(at) });
		expect(killed.stderr).toContain('Interference: writeFileSync');
		await build(checkout, compressed);
		expect(variants()).toContain('products/product-002.html.gz');
		expect(differing()).toEqual([]);
	});

	test('writes a variant again that is missing or cut', async () => {
		const path = 'products/product-003.html.br';
		const expected = readFileSync(join(client, path));
		for (const damage of [
			() => rmSync(join(client, path)),
			() => writeFileSync(join(client, path), expected.subarray(9)),
		]) {
			damage();
			await build(checkout, compressed);
			expect(readFileSync(join(client, path))).toEqual(expected);
		}
	});

	test('is followed by one without, which leaves none behind', async () => {
		for (let round = 0; round < 3; round++) {
			await build(checkout, { ...compressed, EXTRAS: 'none' });
			expect(variants()).toEqual([]);
		}
	});

	test('has none for a CDN', async () => {
		const out = join(folder, 'cdn');
		const outcome = await run(checkout, 'scripts/build.ts', {
			...settings,
			...compressed,
			NETLIFY: 'true',
			OUT_DIR: out,
		});
		expect(outcome).toMatchObject({ code: 0 });
		expect(listFiles(join(out, 'client')).filter((path) => /\.(?:br|gz)$/.test(path))).toEqual([]);
	});
});
