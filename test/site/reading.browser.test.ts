import { mkdirSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startSite, templates, visit } from './site.ts';

const pictures = 'test-output/screenshots';

describeWith(['chromium'], 'a reader', () => {
	let browser: Browser;
	let site: ServerProcess;

	beforeAll(async () => {
		mkdirSync(pictures, { recursive: true });
		[browser, site] = await Promise.all([startChromium(), startSite()]);
	});

	afterAll(async () => {
		await Promise.all([browser?.close(), site?.stop()]);
	});

	test('goes from the week to a product, its maker, a category and back through the weeks', async () => {
		const { page, complaints, close } = await visit(browser, site.url);
		await page.goto(site.url);
		const heading = page.getByRole('heading', { level: 1 });
		expect(await heading.textContent()).toContain('Week 47, 2026');
		const name = await page.locator('.board .name').first().textContent();
		await page.locator('.board .name a').first().click();
		expect((await heading.textContent())?.trim()).toBe(name?.trim());
		await page.locator('.facts a[href^="/categories/"]').first().click();
		expect(await page.locator('.products a').count()).toBeGreaterThan(0);
		await page.goto(`${site.url}/products/emacs`);
		await page.getByRole('link', { name: 'GNU Project' }).click();
		expect((await heading.textContent())?.trim()).toBe('GNU Project');
		await page.getByRole('link', { name: 'Weeks' }).click();
		await page.getByRole('link', { name: 'Week 45, 2026' }).click();
		await page.getByRole('link', { name: 'Week 46, 2026' }).click();
		await page.getByRole('link', { name: 'Week 45, 2026' }).click();
		expect((await heading.textContent())?.trim()).toBe('Week 45, 2026');
		expect(complaints).toEqual([]);
		await close();
	});

	test('gets everywhere by keyboard, and sees where they are', async () => {
		const { page, close } = await visit(browser, site.url);
		await page.goto(site.url);
		const focused = () =>
			page.evaluate(() => {
				const element = document.activeElement as HTMLElement;
				const { outlineStyle, outlineWidth } = getComputedStyle(element);
				const { width, height, left } = element.getBoundingClientRect();
				const isSeen = width > 0 && height > 0 && left >= 0;
				return { text: element.textContent?.trim(), ring: `${outlineStyle} ${outlineWidth}`, isSeen };
			});
		await page.keyboard.press('Tab');
		expect(await focused()).toEqual({ text: 'Skip to content', ring: 'solid 2px', isSeen: true });
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		expect((await focused()).text).toBe('Week 47, 2026');
		await page.goto(site.url);
		const links = await page.locator('a:visible').count();
		const seen: string[] = [];
		for (let step = 0; step < links; step++) {
			await page.keyboard.press('Tab');
			const { text = '', ring, isSeen } = await focused();
			expect({ text, ring, isSeen }).toEqual({ text, ring: 'solid 2px', isSeen: true });
			seen.push(text);
		}
		expect(seen).toEqual(expect.arrayContaining(['Products', 'Weeks', 'Developers', 'Markdown', 'Edit this page']));
		await close();
	});

	test.each(Object.entries(templates))('reads %s without JavaScript', async (_name, path) => {
		const { page, outside, close } = await visit(browser, site.url, { javaScriptEnabled: false });
		await page.goto(site.url + path);
		expect((await page.locator('h1').textContent())?.trim().length).toBeGreaterThan(2);
		expect((await page.locator('main').textContent())?.trim().length).toBeGreaterThan(80);
		expect(outside).toEqual([]);
		await close();
	});

	test.each(Object.entries(templates))('sees %s in both themes without scrolling sideways', async (name, path) => {
		const { page, outside, complaints, close } = await visit(browser, site.url);
		await page.goto(site.url + path);
		await page.evaluate(() => document.fonts.ready);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			const { ground, frame } = await grounds(page, colorScheme);
			expect(ground).toBe(frame);
			expect(ground).toMatch(colorScheme === 'light' ? /^#f/ : /^#1/);
			for (const width of [320, 390, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
				if (width === 320) continue;
				const file = `${name.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;
				await page.screenshot({ path: `${pictures}/${file}`, fullPage: true });
			}
		}
		if (name !== 'not found') expect(complaints).toEqual([]);
		expect(outside).toEqual([]);
		await close();
	});

	test('prints the leaderboard without navigation', async () => {
		const { page, close } = await visit(browser, site.url, { colorScheme: 'dark' });
		await page.goto(`${site.url}/launches/2026-w36`);
		await page.emulateMedia({ media: 'print', colorScheme: 'light' });
		expect(await page.locator('nav:visible').count()).toBe(0);
		expect(await page.locator('footer .links:visible').count()).toBe(0);
		expect(await page.locator('.board > li:visible').count()).toBe(50);
		await close();
	});

	test('asks for no motion and gets none', async () => {
		const { page, close } = await visit(browser, site.url, { reducedMotion: 'reduce' });
		await page.goto(site.url);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await close();
	});
});

/** The colour of the page's ground, and the one that the page tells the browser's frame, as `#rrggbb`. */
async function grounds(page: Page, scheme: 'light' | 'dark'): Promise<{ ground: string; frame: string | null }> {
	const painted = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	const channels = (painted.match(/\d+/g) ?? []).map((channel) => Number(channel).toString(16).padStart(2, '0'));
	const meta = page.locator(`meta[name="theme-color"][media*="${scheme}"]`);
	return { ground: `#${channels.join('')}`, frame: await meta.getAttribute('content') };
}
