import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, copyCheckout, removeFolder, temporaryFolder } from '../support/checkout.ts';
import { connectToChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { type Visit, visit } from './site.ts';

const folder = temporaryFolder();
const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenfabrikantenverband'.slice(0, 78);
const shout = word.toUpperCase();
const host = `${'a'.repeat(63)}.${'b'.repeat(63)}.example`;
const table = `| ${shout} | ${shout} | ${shout} |\n| --- | --- | --- |\n| a | b | c |`;
const files: Readonly<Record<string, string>> = {
	'site.yaml': [
		`name: ${shout.slice(0, 60)}`,
		`description: ${word}`,
		'base_url: https://catalog.example',
		'forge: { kind: github, repository: https://github.com/acme/catalog, branch: main }',
		'pricing_models: [{ slug: free, name: Free }]',
		'plans: [{ slug: free, name: Free, description: Free. }]',
		'score: { votes: 1, comments: 0.5 }',
		'',
	].join('\n'),
	'categories/c.md': `---\nname: ${shout.slice(0, 40)}\n---\n`,
	'launch_periods/2026-w46.md': `---\nname: ${shout}\nstarts_on: 2026-11-09\nends_on: 2026-11-15\n---\n`,
	'launch_periods/2026-w47.md': `---\nname: ${word}\nstarts_on: 2026-11-16\nends_on: 2026-11-22\n---\n`,
	'products/a.md': [
		`---\nname: ${shout}\ntagline: ${word}\nmaker: ${shout}\nprice_label: ${word.slice(0, 60)}\ncategories: [c]`,
		`website_url: https://${host}/`,
		'launches: [{ period: 2026-w46, approved: true, votes: 3 }, { period: 2026-w47, approved: true, votes: 2 }]',
		`---\n# ${shout}\n\n${shout} [${shout}](https://a.example)\n\n- ${shout}\n\n${table}\n\n\`${shout}\`\n`,
	].join('\n'),
};

describeWith(['chromium'], 'the longest words', () => {
	let browser: Browser;
	let server: ServerProcess;
	let site: Visit;

	beforeAll(async () => {
		for (const [path, text] of Object.entries(files)) {
			const file = join(folder, 'content', path);
			mkdirSync(join(file, '..'), { recursive: true });
			writeFileSync(file, text);
		}
		const checkout = copyCheckout(join(folder, 'checkout'));
		await build(checkout, { CONTENT_DIR: join(folder, 'content'), OUT_DIR: join(folder, 'dist') });
		browser = await connectToChromium();
		server = await startServer('src/hosts/node/main.ts', {
			OUT_DIR: join(folder, 'dist'),
			RATE_LIMIT_EXEMPT: '127.0.0.0/8',
		});
		site = await visit(browser, server.url, { viewport: { width: 320, height: 640 } });
	});

	afterAll(async () => {
		await Promise.all([browser?.close(), server?.stop()]);
		removeFolder(folder);
	});

	test.for([
		'/',
		'/products',
		'/products/a',
		'/categories',
		'/categories/c',
		'/launches',
		'/launches/2026-w46',
		'/launches/2026-w47',
		`/search?q=${word.slice(0, 12)}`,
		'/launch',
		'/nothing-here',
	])('do not widen %s at 320 pixels', async (path) => {
		const { page, load } = site;
		await load(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	});

	test('leave the facts and the table of a product to be read', async () => {
		const { page, load } = site;
		await load('/products/a');
		const box = page.locator('.prose .scroll');
		expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
		await box.focus();
		expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
	});
});
