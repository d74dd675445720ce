import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeFiles } from '../content/content-folder.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { writeSampleContent } from '../support/sample-content.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { visit } from './site.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describeWith(['chromium'], 'a font of the board', () => {
	const browser = useChromium();
	let server: ServerProcess;

	beforeAll(async () => {
		const folder = temporaryFolder();
		const checkout = copyCheckout(join(folder, 'checkout'));
		const font = 'node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2';
		mkdirSync(join(checkout, 'public/fonts'));
		cpSync(font, join(checkout, 'public/fonts/acme.woff2'));
		const content = writeSampleContent(join(folder, 'content'), { products: 30, periods: 3 });
		const site = readFileSync(join(content, 'site.yaml'), 'utf8');
		writeFiles(content, { 'site.yaml': `${site}font: { family: Acme Serif, files: [/fonts/acme.woff2] }\n` });
		const OUT_DIR = join(folder, 'dist');
		await build(checkout, { CONTENT_DIR: content, OUT_DIR });
		server = await startServer('scripts/serve.ts', { OUT_DIR, RATE_LIMIT_EXEMPT: '127.0.0.0/8' });
	});

	afterAll(() => server?.stop());

	test.each(['/', '/products', '/products/product-001', '/launches/2026-w46'])(
		'of %s moves nothing when it comes after the page is shown',
		async (path) => {
			const { page, complaints, close } = await visit(browser(), server.url, phone);
			const requested: string[] = [];
			const shown = Promise.withResolvers<void>();
			await page.route(/\.woff2$/, async (route) => {
				requested.push(new URL(route.request().url()).pathname);
				await shown.promise;
				await route.continue();
			});
			await page.addInitScript(() => {
				const shifts: PerformanceEntryList = [];
				Object.assign(globalThis, { shifts });
				new PerformanceObserver((list) => void shifts.push(...list.getEntries())).observe({
					type: 'layout-shift',
					buffered: true,
				});
			});
			// The event `load` waits for the font.
			await page.goto(server.url + path, { waitUntil: 'domcontentloaded' });
			await expect.poll(() => loadedFonts(page)).toEqual([expect.stringMatching(/^near-/)]);
			await twoFrames(page);
			shown.resolve();
			await page.evaluate(() => document.fonts.ready);
			await twoFrames(page);
			expect(await loadedFonts(page)).toContain('Acme Serif');
			const shifts = await page.evaluate(() => Reflect.get(globalThis, 'shifts') as { readonly value: number }[]);
			expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
			expect(requested).toEqual([expect.stringMatching(/^\/_astro\/acme\.[0-9a-f]{8}\.woff2$/)]);
			expect(complaints).toEqual([]);
			await close();
		},
	);

	test('is loaded first, from a path that browsers keep', async () => {
		const html = await (await fetch(server.url)).text();
		const [, path = ''] =
			/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/.exec(html) ?? [];
		expect(path).toMatch(/^\/_astro\/acme\./);
		const { status, headers } = await fetch(server.url + path);
		expect((await fetch(`${server.url}/fonts/acme.woff2`)).status).toBe(404);
		expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
	});
});

const loadedFonts = (page: Page): Promise<string[]> =>
	page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
