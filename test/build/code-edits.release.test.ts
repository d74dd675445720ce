/** After an edit of the code, a build renders what is made of that code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyCheckout, hashes, removeFolder, run, settings, temporaryFolder } from '../support/checkout.ts';
import { writeSampleContent } from '../support/sample-content.ts';

const folder = temporaryFolder();
const checkout = join(folder, 'checkout');
const content = join(folder, 'content');
const client = join(checkout, 'dist/client');
afterAll(() => removeFolder(folder));

async function build(...argv: string[]): Promise<void> {
	const { code, stderr } = await run(checkout, 'scripts/build.ts', { ...settings, CONTENT_DIR: content }, argv);
	expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
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
			edit('src/render/html/Leaderboard.astro', '<span>Score</span>', '<b>Score</b>'),
		);
		expect(changed).toEqual(['index.html', 'launches/2026-w46.html']);
	});

	test('renders the pages with a style', async () => {
		const changed = await changedBy(() => edit('src/render/html/styles/tokens.css', /#fdfcf9/i, '#fdfcf8'));
		expect(changed.filter((path) => !path.startsWith('_astro/'))).toEqual(
			hashes(client)
				.map((line) => line.slice(0, line.lastIndexOf(' ')))
				.filter((path) => path.endsWith('.html')),
		);
	});

	test('renders the page with a script', async () => {
		const changed = await changedBy(() =>
			edit('src/render/html/launch/actions.ts', /$/, "\nconsole.debug('Edited');\n"),
		);
		expect(changed.filter((path) => !path.startsWith('_astro/'))).toEqual(['launch.html']);
	});

	test('renders what a function renders', async () => {
		const changed = await changedBy(() =>
			edit('src/render/markdown/product.ts', "'By this maker'", "'More by this maker'"),
		);
		expect(changed).toEqual([1, 2, 3, 4].map((number) => `products/product-00${number}.md`));
	});

	test('renders the documents that show the contract', async () => {
		const changed = await changedBy(() => edit('src/contract/openapi.yaml', /^ {2}summary: .*$/m, '  summary: Edited'));
		expect(changed).toEqual(expect.arrayContaining(['developers/reference.html', 'openapi.json']));
		expect(changed).not.toContain('index.html');
	});

	test('renders nothing for a module that no page has', async () => {
		expect(await changedBy(() => edit('src/hosts/node/log.ts', /$/, '\n// Edited.\n'))).toEqual([]);
	});

	test('has published at the end what a full build publishes', async () => {
		const incremental = hashes(client);
		await build('--full');
		expect(hashes(client)).toEqual(incremental);
	});
});
