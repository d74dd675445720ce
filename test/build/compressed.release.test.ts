import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../src/build/files.ts';
import { build, copyCheckout, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { interference } from './interfere.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const client = join(checkout, 'dist/client');
const compressed = { EXTRAS: 'compressed', CONTENT_DIR: content };
const variants = (folder = client) => listFiles(folder).filter((path) => /\.(?:br|gz)$/.test(path));
/** Variants that hold something other than their file. */
const differing = () =>
	variants().filter((path) => {
		const decompress = path.endsWith('.br') ? brotliDecompressSync : gunzipSync;
		return !decompress(readFileSync(join(client, path))).equals(readFileSync(join(client, path.slice(0, -3))));
	});

/** Edits a product, so that a build makes another release. */
function edit(text: string): void {
	const product = join(content, 'products/product-002.md');
	writeFileSync(product, `${readFileSync(product, 'utf8')}\n${text}\n`);
}

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

	test('follows one that was killed while it wrote a variant, and keeps those of files that have not changed', async () => {
		const inode = statSync(join(client, 'openapi.json.br')).ino;
		edit('Another sentence.');
		const at = { call: 'writeFileSync', path: /product-002\.html\.gz$/ };
		const killed = await run(checkout, 'scripts/build.ts', { ...settings, ...compressed, ...interference(at) });
		expect(killed.stderr).toContain('Interference: writeFileSync');
		// Builds work in three folders in turn: the fourth is in that of the first.
		for (const text of ['Two.', 'Three.', 'Four.']) {
			edit(text);
			await build(checkout, compressed);
		}
		expect(variants()).toContain('products/product-002.html.gz');
		expect(differing()).toEqual([]);
		expect(statSync(join(client, 'openapi.json.br')).ino).toBe(inode);
	});

	test('is followed by one without, which leaves none behind', async () => {
		await build(checkout, { ...compressed, EXTRAS: 'none' });
		expect(variants()).toEqual([]);
	});

	test('has none for a CDN', async () => {
		const out = join(folder, 'cdn');
		await build(checkout, { ...compressed, NETLIFY: 'true', OUT_DIR: out });
		expect(variants(join(out, 'client'))).toEqual([]);
	});
});
