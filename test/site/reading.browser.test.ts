import { expect, inject, test } from 'vitest';
import { useChromium } from '../support/chromium.ts';
import { describeWith } from '../support/describe-with.ts';
import { templates, useVisit, visit } from './site.ts';

describeWith(['chromium'], 'a reader', () => {
	const site = inject('site');
	const browser = useChromium();
	const withoutScripts = useVisit({ javaScriptEnabled: false });

	test('goes from the week to a product, its maker, a category and back through the weeks', async () => {
		const { page, complaints, close } = await visit(browser(), site);
		await page.goto(site);
		const heading = page.getByRole('heading', { level: 1 });
		expect((await heading.textContent())?.trim()).toBe('This week');
		const name = await page.locator('.board .name').first().textContent();
		await page.locator('.board .name a').first().click();
		expect((await heading.textContent())?.trim()).toBe(name?.trim());
		await page.locator('main a[href^="/categories/"]').first().click();
		expect(await page.locator('.products a').count()).toBeGreaterThan(0);
		await page.goto(`${site}/products/emacs`);
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
		const { page, close } = await visit(browser(), site);
		await page.goto(site);
		const focused = () =>
			page.evaluate(() => {
				const element = document.activeElement as HTMLElement;
				// The ring of a place of a leaderboard is around all of it.
				const isPlace = element.matches('.board .name a');
				const { outlineStyle, outlineWidth } = getComputedStyle(element, isPlace ? '::after' : undefined);
				const { width, height, left } = element.getBoundingClientRect();
				const isSeen = width > 0 && height > 0 && left >= 0;
				return { text: element.textContent?.trim(), ring: `${outlineStyle} ${outlineWidth}`, isSeen };
			});
		await page.keyboard.press('Tab');
		expect(await focused()).toEqual({ text: 'Skip to content', ring: 'solid 2px', isSeen: true });
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		expect((await focused()).text).toBe('This week');
		await page.goto(site);
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
		const { page, outside, load } = withoutScripts();
		await load(path);
		expect((await page.locator('h1').textContent())?.trim().length).toBeGreaterThan(2);
		expect((await page.locator('main').textContent())?.trim().length).toBeGreaterThan(80);
		expect(outside).toEqual([]);
	});

	test('prints the leaderboard without navigation', async () => {
		const { page, close } = await visit(browser(), site, { colorScheme: 'dark' });
		await page.goto(`${site}/launches/2026-w36`);
		await page.emulateMedia({ media: 'print', colorScheme: 'light' });
		expect(await page.locator('nav:visible').count()).toBe(0);
		expect(await page.locator('footer .links:visible').count()).toBe(0);
		expect(await page.locator('.board > li:visible').count()).toBe(50);
		await close();
	});

	test('asks for no motion and gets none', async () => {
		const { page, close } = await visit(browser(), site, { reducedMotion: 'reduce' });
		await page.goto(site);
		expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
		await close();
	});
});
