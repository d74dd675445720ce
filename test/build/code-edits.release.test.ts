/** After an edit of the code, a build renders what is made of that code. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyCheckout, hashes, removeFolder, run, settings, start, temporaryFolder } from '../support/checkout.ts';
import { sampleWarning, writeSampleContent } from '../support/sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const client = join(checkout, 'dist/client');
afterAll(() => removeFolder(folder));

async function build(...argv: string[]): Promise<void> {
	const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: content }, argv);
	expect({ code, stderr }).toEqual({ code: 0, stderr: sampleWarning });
}

function edit(file: string, before: string | RegExp, after: string): void {
	const path = join(checkout, file);
	const text = readFileSync(path, 'utf8');
	expect(text).toMatch(before);
	writeFileSync(path, text.replace(before, after));
}

/** Paths of the files that an edit changes, but for those that tell of the others. */
async function changedBy(change: () => void): Promise<string[]> {
	const before = new Set(hashes(client));
	change();
	await build();
	return hashes(client)
		.filter((line) => !before.has(line))
		.map((line) => line.slice(0, line.lastIndexOf(' ')))
		.filter((path) => path !== 'data/manifest.json');
}

describe('a build after an edit of the code', () => {
	beforeAll(async () => {
		copyCheckout(checkout);
		writeSampleContent(content, { products: 4, periods: 3 });
		await build();
	});

	test('renders the pages with a view', async () => {
		const changed = await changedBy(() =>
			edit('src/render/html/Leaderboard.astro', '<div class="leaderboard">', '<div class="leaderboard" id="edited">'),
		);
		expect(changed).toEqual(['index.html', 'launches/2026-w46.html']);
	});

	test('renders an edit that is made while the pages are bundled', async () => {
		edit('src/render/markdown/product.ts', "'By this maker'", "'Others by this maker'");
		const { end } = start(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: content });
		const cache = join(checkout, '.builds/cache');
		const isBundling = () => readdirSync(cache).some((name) => /^pages-\w+\.\d+$/.test(name));
		await expect.poll(isBundling, { interval: 10, timeout: 60_000 }).toBe(true);
		edit('src/render/markdown/product.ts', "'Others by this maker'", "'By the same maker'");
		expect(await end).toMatchObject({ code: 0 });
		expect(readFileSync(join(client, 'products/product-001.md'), 'utf8')).toContain('By the same maker');
	});

	test('has published at the end what a full build publishes', async () => {
		const incremental = hashes(client);
		await build('--full');
		expect(hashes(client)).toEqual(incremental);
	});
});
