import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { visit } from '../../site/site.ts';
import { violations } from '../../support/axe.ts';
import { connectToChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

describeWith(['chromium'], 'the reference in a browser', () => {
	let server: ServerProcess;
	let browser: Browser;

	beforeAll(async () => {
		server = await startServer('scripts/serve.ts', { OUT_DIR: inject('release') });
		browser = await connectToChromium();
	});

	afterAll(async () => {
		await browser?.close();
		await server?.stop();
	});

	async function open(options: BrowserContextOptions = {}) {
		const opened = await visit(browser, server.url, options);
		await opened.page.goto(`${server.url}/developers/reference`);
		return opened;
	}

	/** The example of an operation: its request, its form and its response. */
	const exampleOf = (page: Page, path: string) => page.locator('.beside').filter({ hasText: `${path}"` });

	test('sends an example to its own site, and shows status, headers and body', async () => {
		const { page, outside, complaints, close } = await open();
		const example = exampleOf(page, '/api/launch_periods');
		await example.getByRole('button', { name: 'Run' }).click();
		await example.getByText('Status 200.').waitFor();
		const response = await example.locator('pre').last().textContent();
		expect(response).toMatch(/^cache-control: public, max-age=3600\ncontent-type: application\/json/);
		expect(response).toContain('\nratelimit-policy: "api";q=120;w=60\n\n{\n  "launch_periods": [\n    {');
		expect([outside, complaints]).toEqual([[], []]);
		await close();
	});

	test('sends what was typed by keyboard alone, and keeps the focus', async () => {
		const { page, close } = await open();
		const example = exampleOf(page, '/api/launch_periods');
		await example.getByRole('textbox', { name: 'Path to request' }).fill('/api/products/nothing-here');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await example.getByText('Status 404.').waitFor();
		expect(await example.locator('pre').last().textContent()).toContain('"code": "product_not_found"');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Run');
		await close();
	});

	test('tells how long to wait, that there was no response, and where it does not send', async () => {
		const { page, close } = await open();
		const example = exampleOf(page, '/api/launch_periods');
		const run = async (): Promise<void> => example.getByRole('button', { name: 'Run' }).click();
		await page.route('**/api/launch_periods', (route) =>
			route.fulfill({ status: 429, headers: { 'Retry-After': '17' }, body: 'Too many.' }),
		);
		await run();
		await example.getByText('Status 429. Run it again in 17 seconds.').waitFor();
		expect(await example.locator('pre').last().textContent()).toContain('Too many.');
		await page.unrouteAll();
		await page.route('**/api/launch_periods', (route) => route.abort());
		await run();
		await example.getByText('No response. Check the connection, then run it again.').waitFor();
		await example.getByRole('textbox').fill('//evil.example/api');
		await run();
		await example.getByText('Cannot send this request. Enter a path of this site.').waitFor();
		await close();
	});

	test('has nothing that axe minds with a response at 320 pixels, in both themes', async () => {
		const { page, close } = await open({ viewport: { width: 320, height: 640 } });
		const example = exampleOf(page, '/api/products?per_page=3');
		await example.getByRole('button', { name: 'Run' }).click();
		await example.getByText('Status 200.').waitFor();
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			expect(await violations(page)).toEqual([]);
		}
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		await close();
	});
});
