import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { writeFiles } from '../content/content-folder.ts';
import { violations } from '../support/axe.ts';
import { build, copyCheckout } from '../support/checkout.ts';
import { connectToChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { busyCatalog, crowdedWeek, date } from './busy-catalog.ts';
import { templates, type Visit, visit } from './site.ts';

const folder = temporaryFolder();
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

describeWith(['chromium'], 'the layout', () => {
	let browser: Browser;
	let server: ServerProcess;
	let busy: Visit;
	let onPhone: Visit;

	beforeAll(async () => {
		writeFiles(join(folder, 'content'), busyCatalog());
		const checkout = copyCheckout(join(folder, 'checkout'));
		const OUT_DIR = join(folder, 'dist');
		await build(checkout, { CONTENT_DIR: join(folder, 'content'), OUT_DIR, CATALOG_DATE: date });
		browser = await connectToChromium();
		server = await startServer('scripts/serve.ts', { OUT_DIR, RATE_LIMIT_EXEMPT: '127.0.0.0/8' });
		busy = await visit(browser, server.url);
		onPhone = await visitWithSlowData(browser);
	});

	afterAll(() => Promise.all([browser?.close(), server?.stop()]));

	test.for([
		...['/', '/products', '/products/zenith', '/products/veteran', '/categories', '/categories/c-40', '/subscribe'],
		...['/launches', `/launches/${crowdedWeek}`, '/search?q=product'],
		...['/products/long', '/categories/c-41', '/launches/2026-w47', '/search?q=donaudampf', '/nothing-here'],
	])('of %s is no wider than the window, and keeps the digits of a number on one line', async (path) => {
		const { page, load } = busy;
		await load(path);
		for (const width of [320, 390, 640, 960, 1_000, 1_280]) {
			await page.setViewportSize({ width, height: 900 });
			expect({ width, split: await splitParts(page, numbers) }).toEqual({ width, split: [] });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	});

	test('of a week with 231 places leads from its top to the next ones and the last', async () => {
		const { page, load } = busy;
		await load(`/launches/${crowdedWeek}`);
		expect(await page.locator('.more a').allTextContents()).toEqual(['See places 51–100', 'See places 201–231']);
		const field = page.getByRole('searchbox', { name: 'Find a product in this list' });
		await field.fill('no such product');
		await page.getByText('No match. Try a shorter word.').waitFor();
		const last = 'Product 001';
		await field.fill(last.toUpperCase());
		const found = page.getByRole('link', { name: /^231\.\s/ });
		expect(await found.textContent()).toBe(`231.\u00a0${last}`);
		expect(await found.getAttribute('href')).toBe(
			`/launches/${crowdedWeek}/page/5#:~:text=231-,${encodeURIComponent(last)}`,
		);
		await field.fill('Product 183');
		await page.getByRole('link', { name: /\.\sProduct 183$/ }).click();
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
		await load(`/launches/${crowdedWeek}`);
		await page.getByRole('link', { name: 'See places 201–231' }).click();
		await page.waitForURL(/\/5$/);
		expect(await page.locator('main ol > li').count()).toBe(31);
	});

	test.for(Object.entries(templates))(
		'of %s keeps words whole, and fits a phone, with text of twice the size',
		async ([, path]) => {
			const { page, load } = onPhone;
			await load(path);
			await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
			expect(await splitParts(page, words)).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		},
	);

	test('of “Filter” fits on one screen of a phone, with a field that hides the categories that do not match', async () => {
		const { page, load } = busy;
		await page.setViewportSize({ width: 390, height: 844 });
		await load('/products');
		await page.getByText('Filter', { exact: true }).click();
		expect((await page.locator('.facets').boundingBox())?.height).toBeLessThan(844);
		const categories = page.locator('#by-category > li:visible');
		expect(await categories.count()).toBe(41);
		await page.getByLabel('Filter categories').fill('CATEGORY 17');
		await page.getByText('1 match.', { exact: true }).waitFor();
		expect(await categories.allTextContents()).toEqual([expect.stringMatching(/^\s*Category 17 of tools/)]);
		expect(await page.locator('.facets').getByRole('status').textContent()).toBe('1 match.');
		await page.getByLabel('Filter categories').fill('nowhere');
		expect(await page.locator('.facets').getByRole('status').textContent()).toBe('No match. Try a shorter word.');
	});

	test('of /categories has a field that hides the categories that do not match', async () => {
		const { page, load } = busy;
		await load('/categories');
		const categories = page.locator('.counted > li:visible');
		expect(await categories.count()).toBe(41);
		await page.getByLabel('Filter categories').fill('category 2');
		await page.getByText('11 matches.', { exact: true }).waitFor();
		expect(await categories.count()).toBe(11);
		expect(await violations(page)).toEqual([]);
	});

	test('of /makers has a field that opens the letters of those that match', async () => {
		const { page, load } = busy;
		await load('/makers');
		const [letters, makers] = [page.locator('main details:visible'), page.locator('#values .index > li:visible')];
		const before = await letters.count();
		expect(await makers.count()).toBe(0);
		expect(await page.locator('[aria-labelledby=most] li').count()).toBe(2);
		await page.getByLabel('Filter makers').fill('máker 20');
		await page.getByText('11 matches.', { exact: true }).waitFor();
		expect([await letters.count(), await makers.count()]).toEqual([1, 11]);
		await page.getByLabel('Filter makers').fill('nowhere');
		expect([await letters.count(), await makers.count()]).toEqual([0, 0]);
		expect(await page.getByRole('status').textContent()).toBe('No match. Try a shorter word.');
		await page.getByLabel('Filter makers').fill('');
		expect([await letters.count(), await makers.count()]).toEqual([before, 0]);
		expect(await page.getByRole('status').textContent()).toBe('');
	});

	test.for([
		['/products', 8],
		['/products/page/2', 8],
		['/makers', 4],
	] as const)('of %s of a large catalog has at most %i screens of a phone', async ([path, most]) => {
		const { page, load } = busy;
		await page.setViewportSize({ width: 390, height: 844 });
		await load(path);
		expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(most);
	});

	test('of / has the 12 largest categories, and a link to all', async () => {
		const { page, load } = busy;
		await page.setViewportSize({ width: 390, height: 844 });
		await load('/');
		const shown = page.locator('.wide .index > li:visible');
		expect(await shown.count()).toBe(13);
		expect((await shown.last().textContent())?.trim()).toBe('All 41 categories');
		expect(await shown.last().locator('a').getAttribute('href')).toBe('/categories');
	});

	test('of /subscribe begins with the form of the newsletter, else with a feed for email', async () => {
		await busy.load('/subscribe');
		expect(await busy.page.locator('main :is(a, input)').first().getAttribute('name')).toBe('EMAIL');
		await onPhone.load('/subscribe');
		expect(await onPhone.page.locator('form[action]').count()).toBe(0);
		expect(await onPhone.page.locator('main a').first().getAttribute('href')).toBe('/feeds/winners.atom');
	});

	test.for([
		['/', true],
		['/subscribe', false],
	] as const)(
		'of %s has a form that sends the address to the newsletter, with scripts: %s',
		async ([path, javaScriptEnabled]) => {
			const { page, load, close, complaints } = await visit(browser, server.url, { ...phone, javaScriptEnabled });
			onTestFinished(close);
			await load(path);
			expect(javaScriptEnabled ? await violations(page) : []).toEqual([]);
			await page.route('https://letters.example/**', (route) => route.fulfill({ body: 'Thanks' }));
			const sent = page.waitForRequest('https://letters.example/acme');
			await page.getByLabel('Email address').fill('a@b.example');
			await page.getByRole('button', { name: 'Subscribe' }).click();
			const request = await sent;
			expect([request.method(), request.postData()]).toEqual(['POST', 'EMAIL=a%40b.example']);
			await page.waitForURL('https://letters.example/acme');
			expect(complaints).toEqual([]);
		},
	);

	test('of /launch has the form of the newsletter after the last step', async () => {
		const { page, load } = busy;
		await load('/launch');
		const form = page.getByRole('form', { name: 'Subscribe by email' });
		await page.getByLabel('Name', { exact: false }).first().fill('Acme');
		await page.getByRole('checkbox').first().check();
		await page.getByRole('radio').first().check();
		await page.locator('#period').selectOption({ index: 1 });
		expect(await form.isVisible()).toBe(false);
		await page.getByRole('button', { name: 'Download the file' }).click();
		await form.waitFor();
		expect(await form.getAttribute('action')).toBe('https://letters.example/acme');
	});

	test.for([
		...['/', '/products/vite', '/launches/2026-w36', '/about', '/developers', '/launch', '/search?q=note'],
		'/compare?products=duckdb,sqlite',
		'/categories/developer-tools?order=score',
	])('of %s stays where it is while the page loads on a phone', async (path) => {
		await onPhone.load(path);
		expect(await shiftOf(onPhone.page)).toBeLessThan(0.05);
	});
});

const numbers = String.raw`\d[\d,.]*`;
/** Longer ones do not fit on a phone at 200 % text. */
const words = String.raw`(?<!\p{L})\p{L}{2,14}(?!\p{L})`;

/** Numbers or words of a page whose characters stand on more than one line; code may break anywhere. */
function splitParts(page: Page, pattern: string): Promise<string[]> {
	return page.evaluate((source) => {
		const parts = new RegExp(source, 'gu');
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const split: string[] = [];
		const range = document.createRange();
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			if (node.parentElement?.closest('pre, code, script, style')) continue;
			for (const { index, 0: part } of (node.nodeValue ?? '').matchAll(parts)) {
				range.setStart(node, index);
				range.setEnd(node, index + part.length);
				const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
				if (lines.size > 1) split.push(part);
			}
		}
		return split;
	}, pattern);
}

/** A visit on a phone where data comes last, as it does on a slow line. Its pages add up how far their parts move. */
async function visitWithSlowData(browser: Browser): Promise<Visit> {
	const opened = await visit(browser, inject('site'), phone);
	const { page } = opened;
	await page.route(/\/(?:search|data)\/[^?]*\.json$/, async (route) => {
		await page.waitForLoadState('load');
		await route.continue();
	});
	// Later than the first frame.
	await page.route(/\.woff2$/, async (route) => {
		await setTimeout(500);
		await route.continue();
	});
	await page.addInitScript(() => {
		Object.assign(globalThis, { shifted: 0 });
		new PerformanceObserver((list) => {
			const entries = list.getEntries() as (PerformanceEntry & { readonly value: number })[];
			const sum = entries.reduce((total, { value }) => total + value, 0);
			Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + sum });
		}).observe({ type: 'layout-shift', buffered: true });
	});
	return opened;
}

async function shiftOf(page: Page): Promise<number> {
	await page.evaluate(() => document.fonts.ready);
	await twoFrames(page);
	return page.evaluate(() => Reflect.get(globalThis, 'shifted') as number);
}

const twoFrames = (page: Page): Promise<void> =>
	page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
