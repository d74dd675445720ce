import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyCheckout, removeFolder, settings, temporaryFolder } from '../../support/checkout.ts';
import { connectToChromium } from '../../support/chromium.ts';
import { describeWith } from '../../support/describe-with.ts';
import { type ServerProcess, startServer } from '../../support/server-process.ts';

describeWith(['chromium'], 'npm run dev: an open page', () => {
	const checkout = temporaryFolder();
	const file = (path: string) => join(checkout, path);
	const product = file('content/products/love.md');
	let server: ServerProcess;
	let browser: Browser;
	let context: BrowserContext;
	let page: Page;
	let original: string;

	beforeAll(async () => {
		copyCheckout(checkout);
		original = readFileSync(product, 'utf8');
		server = await startServer('scripts/dev.ts', { ...settings, RATE_LIMIT_EXEMPT: '127.0.0.0/8' }, checkout);
		browser = await connectToChromium();
	});
	afterAll(async () => {
		await browser?.close();
		await server?.stop();
		removeFolder(checkout);
	});
	beforeEach(async () => {
		context = await browser.newContext();
		page = await context.newPage();
		await open(page);
	});
	afterEach(async () => {
		// A page that reloads itself at this moment would keep its context from closing.
		await page.goto('about:blank').catch(() => {});
		await context.close();
	});

	/** Until it is connected: no address of a page tells that. */
	async function open(tab: Page, path = '/products/love'): Promise<void> {
		const connected = tab.waitForEvent('console', { predicate: (line) => line.text() === '[vite] connected.' });
		await tab.goto(server.url + path);
		await connected;
	}

	const withTagline = (tagline: string) => original.replace(/^tagline: .*$/m, `tagline: ${tagline}`);
	const shows = (text: string, tab = page) => tab.getByText(text, { exact: true }).first().waitFor();
	const layer = () => page.locator('content-problem');
	const wrong = () => layer().locator('main');

	test('stays under what is wrong, also when it is opened then, until that is fixed', async () => {
		writeFileSync(product, withTagline('Before the mistake'));
		await shows('Before the mistake');
		writeFileSync(product, withTagline('A mistake').replace('name: ', '<b>nam</b>: '));
		const told = async () => {
			await expect.poll(() => wrong().textContent(), { timeout: 20_000 }).toContain('Unknown key <b>nam</b>.');
			return wrong();
		};
		const main = await told();
		expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('The content has 2 issues.');
		expect(await main.locator('header p').textContent()).toBe(
			'Pages show the content as it was before, and reload when it is right.',
		);
		// Behind the name, which is missing.
		const article = main.locator('article').nth(1);
		expect(await article.locator('.place').textContent()).toBe('content/products/love.md:2:1 <b>nam</b>');
		expect(await article.locator('.frame').textContent()).toMatch(/^1---\n2<b>nam<\/b>: LÖVE\n \^\n3/);
		expect(await article.locator('.remedy').textContent()).toMatch(/^Use name, tagline, /);
		await shows('Before the mistake');
		await open(page);
		await told();
		await shows('Before the mistake');
		writeFileSync(product, withTagline('The mistake is fixed'));
		await shows('The mistake is fixed');
		expect(await layer().count()).toBe(0);
	});

	test('can be used while something is wrong, which one key takes away and one button brings back', async () => {
		writeFileSync(product, original.replace('name: ', 'nam: '));
		await wrong().waitFor();
		await page.keyboard.press('Escape');
		await wrong().waitFor({ state: 'hidden' });
		await page.getByRole('link', { name: 'Products', exact: true }).first().click();
		await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
		await wrong().waitFor();
		await layer().getByRole('button', { name: 'Show the page as it was before' }).click();
		await layer().getByRole('button', { name: 'The content has 2 issues.' }).click();
		await wrong().waitFor();
		writeFileSync(product, original);
		await expect.poll(() => layer().count(), { timeout: 20_000 }).toBe(0);
	});

	test('shows an edit that was read before it was connected', async () => {
		const late = await context.newPage();
		let connect: () => void = () => {};
		const edited = new Promise<void>((done) => {
			connect = done;
		});
		await late.route('**/@vite/client', async (route) => {
			await edited;
			await route.continue();
		});
		await late.goto(`${server.url}/products/love`, { waitUntil: 'commit' });
		await late.getByRole('heading', { level: 1, name: 'LÖVE' }).waitFor();
		writeFileSync(product, withTagline('Edited while a page is loading'));
		await shows('Edited while a page is loading');
		connect();
		await shows('Edited while a page is loading', late);
	});
});
